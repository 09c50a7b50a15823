/** Who answers for the portal, and how to reach them. */
import type { StoredNode } from '../tree.ts'
import type { Six } from './six-languages.ts'
import { page, prose } from './blocks.ts'
import { headings } from './headings.ts'

const publisher: Six = ['Publisher', 'الناشر', 'Éditeur', 'Herausgeber', 'Editor', 'Editor']
const responsibility = prose(
  'content',
  [
    'Responsibility for content',
    'عمّا يرد هنا',
    'De ce qui est ici',
    'Für das, was hier steht',
    'Por lo que hay aquí',
    'Pentru ce se află aici',
  ],
  [
    'The publisher is responsible for its own texts. Partners are responsible for their own sites and what they sell there. Tell us about anything that shouldn’t be here, and we’ll look at it the same day.',
    'الناشر مسؤول عن نصوصه، والشريك عن عنوانه وما يُباع فيه. أخبرنا بما لا ينبغي أن يكون هنا فننظر فيه في اليوم نفسه.',
    'L’éditeur répond de ses propres textes ; de l’adresse d’un partenaire et de ce qui s’y vend, le partenaire. Signalez-nous ce qui ne devrait pas être ici : nous regardons le jour même.',
    'Der Herausgeber steht für seine eigenen Texte ein, für die Adresse eines Partners und das dort Verkaufte der Partner. Sag uns, was hier nicht stehen sollte; wir sehen es am selben Tag an.',
    'El editor responde de sus propios textos; de la dirección de un socio y de lo que allí se vende, el socio. Avísanos de lo que no debería estar aquí y lo miramos ese mismo día.',
    'Editorul răspunde pentru textele sale; pentru adresa unui partener și ce se vinde acolo, partenerul. Spune-ne ce n-ar trebui să fie aici și ne uităm în aceeași zi.',
  ],
)

/** The lines about the publisher are each portal's own. */
export const imprintPage = (about: readonly Six[], ...more: readonly StoredNode[]): StoredNode =>
  page('impressum', headings.imprint, prose('publisher', publisher, ...about), responsibility, ...more)

export const imprintWithoutPublisher = imprintPage([
  [
    'The publisher of this site hasn’t added a name and address yet.',
    'لم يُدخل ناشر هذه البوابة اسمه وعنوانه بعد.',
    'L’éditeur de ce portail n’a pas encore indiqué son nom et son adresse.',
    'Der Herausgeber dieses Portals hat Namen und Anschrift noch nicht eingetragen.',
    'El editor de este portal aún no ha indicado su nombre ni su dirección.',
    'Editorul acestui portal nu și-a trecut încă numele și adresa.',
  ],
])
