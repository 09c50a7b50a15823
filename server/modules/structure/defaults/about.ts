import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { page, prose, shelf } from './blocks.ts'
import { headings } from './headings.ts'

export const aboutPage = page(
  'info-about',
  ['About', 'من نحن', 'À propos', 'Über uns', 'Quiénes somos', 'Despre noi'],
  prose(
    'text',
    null,
    [
      'Music, stories, films, games and articles in one place, in six languages.',
      'البوابة باب خلفه غرفة طيبة. في غرفتنا موسيقى وحكايات وأفلام وألعاب وما يُقرأ، بست لغات.',
      'Un portail, c’est une porte avec une belle pièce derrière. La nôtre a de la musique, des récits, des films, des jeux et de quoi lire, en six langues.',
      'Ein Portal ist eine Tür mit einem guten Raum dahinter. Unserer hat Musik, Geschichten, Filme, Spiele und Lesestoff in sechs Sprachen.',
      'Un portal es una puerta con una buena sala detrás. La nuestra tiene música, historias, cine, juegos y lecturas, en seis idiomas.',
      'Un portal e o ușă cu o cameră bună în spate. A noastră are muzică, povești, filme, jocuri și lecturi, în șase limbi.',
    ],
    [
      'Made for trains, kitchens and bad connections: what you’ve opened once opens again offline, and nothing plays by itself.',
      'صُنع للقطارات والمطابخ والاتصال الضعيف: ما فتحته مرة يُفتح ثانية من دون شبكة، ولا شيء يبدأ من تلقاء نفسه.',
      'Il est fait pour les trains, les cuisines et les mauvaises lignes : ce que vous avez ouvert se rouvre sans réseau, et rien ne démarre tout seul.',
      'Es ist für Züge, Küchen und schlechte Leitungen gemacht: Was du einmal geöffnet hast, öffnet sich auch ohne Netz, und nichts beginnt von selbst.',
      'Está hecho para trenes, cocinas y malas conexiones: lo que abriste una vez se abre de nuevo sin red, y nada empieza solo.',
      'E făcut pentru trenuri, bucătării și conexiuni slabe: ce ai deschis o dată se deschide și fără rețea, iar nimic nu pornește singur.',
    ],
  ),
  prose(
    'choice',
    ['Who chooses what you see', 'من يختار', 'Qui choisit', 'Wer auswählt', 'Quién elige', 'Cine alege'],
    [
      'People do. Our editors listen, read and watch before anything appears here, and they say why they chose it. Partners can’t pay for a place.',
      'يختار الناس. لكل غرفة من يستمع ويقرأ ويشاهد قبل أن تُفتح، ويقول لماذا يقف كل شيء حيث يقف. ولا يستطيع أي شريك أن يشتري مكانًا.',
      'Des gens. Chaque pièce a quelqu’un qui écoute, lit et regarde avant l’ouverture, et qui dit pourquoi une chose se trouve là. Aucun partenaire ne peut acheter sa place.',
      'Menschen. Jeder Raum hat jemanden, der hört, liest und schaut, bevor er öffnet, und sagt, warum etwas steht, wo es steht. Kein Partner kann einen Platz kaufen.',
      'Personas. Cada sala tiene a alguien que escucha, lee y mira antes de abrirla, y que dice por qué cada cosa está donde está. Ningún socio puede comprar un lugar.',
      'Oameni. Fiecare cameră are pe cineva care ascultă, citește și privește înainte de deschidere și spune de ce un lucru stă unde stă. Niciun partener nu poate cumpăra un loc.',
    ],
  ),
  shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
)
