/** Who keeps the house: what it is, who answers for it, and how to reach them. */
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../tree.ts'
import type { Six } from './six-languages.ts'
import { page, prose, shelf } from './blocks.ts'
import { headings } from './headings.ts'

export const aboutUs = page(
  'info-about',
  ['About', 'من نحن', 'À propos', 'Über uns', 'Quiénes somos', 'Despre noi'],
  prose(
    'text',
    null,
    [
      'A portal is a door with a good room behind it. Ours has music, stories, films, games and something to read, in six languages.',
      'البوابة باب خلفه غرفة طيبة. في غرفتنا موسيقى وحكايات وأفلام وألعاب وما يُقرأ، بست لغات.',
      'Un portail, c’est une porte avec une belle pièce derrière. La nôtre a de la musique, des récits, des films, des jeux et de quoi lire, en six langues.',
      'Ein Portal ist eine Tür mit einem guten Raum dahinter. Unserer hat Musik, Geschichten, Filme, Spiele und Lesestoff in sechs Sprachen.',
      'Un portal es una puerta con una buena sala detrás. La nuestra tiene música, historias, cine, juegos y lecturas, en seis idiomas.',
      'Un portal e o ușă cu o cameră bună în spate. A noastră are muzică, povești, filme, jocuri și lecturi, în șase limbi.',
    ],
    [
      'It is meant for trains, kitchens and bad connections: what you opened once opens again without a network, and nothing starts by itself.',
      'صُنع للقطارات والمطابخ والاتصال الضعيف: ما فتحته مرة يُفتح ثانية من دون شبكة، ولا شيء يبدأ من تلقاء نفسه.',
      'Il est fait pour les trains, les cuisines et les mauvaises lignes : ce que vous avez ouvert se rouvre sans réseau, et rien ne démarre tout seul.',
      'Es ist für Züge, Küchen und schlechte Leitungen gemacht: Was du einmal geöffnet hast, öffnet sich auch ohne Netz, und nichts beginnt von selbst.',
      'Está hecho para trenes, cocinas y malas conexiones: lo que abriste una vez se abre de nuevo sin red, y nada empieza solo.',
      'E făcut pentru trenuri, bucătării și conexiuni slabe: ce ai deschis o dată se deschide și fără rețea, iar nimic nu pornește singur.',
    ],
  ),
  prose(
    'choice',
    ['Who chooses', 'من يختار', 'Qui choisit', 'Wer auswählt', 'Quién elige', 'Cine alege'],
    [
      'People do. Each room has somebody who listens, reads and watches before it opens, and who says why a thing stands where it stands. No partner can buy a place.',
      'يختار الناس. لكل غرفة من يستمع ويقرأ ويشاهد قبل أن تُفتح، ويقول لماذا يقف كل شيء حيث يقف. ولا يستطيع أي شريك أن يشتري مكانًا.',
      'Des gens. Chaque pièce a quelqu’un qui écoute, lit et regarde avant l’ouverture, et qui dit pourquoi une chose se trouve là. Aucun partenaire ne peut acheter sa place.',
      'Menschen. Jeder Raum hat jemanden, der hört, liest und schaut, bevor er öffnet, und sagt, warum etwas steht, wo es steht. Kein Partner kann einen Platz kaufen.',
      'Personas. Cada sala tiene a alguien que escucha, lee y mira antes de abrirla, y que dice por qué cada cosa está donde está. Ningún socio puede comprar un lugar.',
      'Oameni. Fiecare cameră are pe cineva care ascultă, citește și privește înainte de deschidere și spune de ce un lucru stă unde stă. Niciun partener nu poate cumpăra un loc.',
    ],
  ),
  shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
)

interface Company {
  name: string
  street: string
  mail: string
  phone: string
}
/** Names and numbers that belong to nobody: `.example` and 555 are kept free for such. */
const companies: Record<string, Company> = {
  nour: {
    name: 'Nour House',
    street: 'Lantern Street 12',
    mail: 'salam@nour.example',
    phone: '+1 202 555 0142',
  },
  klang: { name: 'Klang Verlag', street: 'Südring 7', mail: 'post@klang.example', phone: '+1 202 555 0167' },
}
const usual: Company = {
  name: 'Riwaq House',
  street: 'Arcade Court 5',
  mail: 'hello@riwaq.example',
  phone: '+1 202 555 0113',
}

const line = (...parts: string[]): Six => {
  // Each by itself, or the first of them would be read from the left in a line that is read from the right.
  const text = parts.map((part) => `\u2066${part}\u2069`).join(' · ')
  return [text, text, text, text, text, text]
}

export const imprintOf = (tenant: string): StoredNode => {
  const { name, street, mail, phone } = companies[tenant] ?? usual
  return page(
    'impressum',
    headings.imprint,
    prose(
      'publisher',
      ['Publisher', 'الناشر', 'Éditeur', 'Herausgeber', 'Editor', 'Editor'],
      // Two to a line, or one would end with the dot between them.
      line(name, street),
      line(mail, phone),
      [
        'Letters are read on weekdays and answered within three days; those about an app within three weeks.',
        'تُقرأ الرسائل في أيام العمل ويُرد عليها خلال ثلاثة أيام، وما يخص تطبيقًا خلال ثلاثة أسابيع.',
        'Les lettres sont lues les jours ouvrés et reçoivent une réponse sous trois jours ; au sujet d’une application, sous trois semaines.',
        'Briefe werden werktags gelesen und binnen drei Tagen beantwortet; solche über eine App binnen drei Wochen.',
        'Las cartas se leen los días laborables y se contestan en tres días; las que tratan de una app, en tres semanas.',
        'Scrisorile se citesc în zilele lucrătoare și primesc răspuns în trei zile; cele despre o aplicație, în trei săptămâni.',
      ],
    ),
    prose(
      'content',
      [
        'For what stands here',
        'عمّا يرد هنا',
        'De ce qui est ici',
        'Für das, was hier steht',
        'Por lo que hay aquí',
        'Pentru ce se află aici',
      ],
      [
        'The publisher answers for its own texts; for a partner’s address and what is sold there, the partner does. Tell us about anything that should not stand here, and it is looked at the same day.',
        'الناشر مسؤول عن نصوصه، والشريك عن عنوانه وما يُباع فيه. أخبرنا بما لا ينبغي أن يكون هنا فننظر فيه في اليوم نفسه.',
        'L’éditeur répond de ses propres textes ; de l’adresse d’un partenaire et de ce qui s’y vend, le partenaire. Signalez-nous ce qui ne devrait pas être ici : nous regardons le jour même.',
        'Der Herausgeber steht für seine eigenen Texte ein, für die Adresse eines Partners und das dort Verkaufte der Partner. Sag uns, was hier nicht stehen sollte; wir sehen es am selben Tag an.',
        'El editor responde de sus propios textos; de la dirección de un socio y de lo que allí se vende, el socio. Avísanos de lo que no debería estar aquí y lo miramos ese mismo día.',
        'Editorul răspunde pentru textele sale; pentru adresa unui partener și ce se vinde acolo, partenerul. Spune-ne ce n-ar trebui să fie aici și ne uităm în aceeași zi.',
      ],
    ),
    prose(
      'invented',
      [
        'An invented house',
        'بيت من الخيال',
        'Une maison inventée',
        'Ein erfundenes Haus',
        'Una casa inventada',
        'O casă inventată',
      ],
      [
        'This is a demonstration portal. Its publisher, artists, books, films and partners are invented; any likeness to living people is chance.',
        'هذه بوابة للعرض. ناشرها وفنانوها وكتبها وأفلامها وشركاؤها من الخيال، وأي شبه بأحياء محض مصادفة.',
        'Ceci est un portail de démonstration. Éditeur, artistes, livres, films et partenaires sont inventés ; toute ressemblance serait fortuite.',
        'Dies ist ein Portal zur Vorführung. Herausgeber, Künstler, Bücher, Filme und Partner sind erfunden; Ähnlichkeiten mit Lebenden sind Zufall.',
        'Este es un portal de demostración. Editor, artistas, libros, películas y socios son inventados; cualquier parecido es casualidad.',
        'Acesta este un portal demonstrativ. Editorul, artiștii, cărțile, filmele și partenerii sunt inventați; orice asemănare este întâmplătoare.',
      ],
    ),
  )
}
