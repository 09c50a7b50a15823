import type { StoredNode } from '../tree.ts'
import type { Six } from './six-languages.ts'
import { page, prose } from './blocks.ts'
import { headings } from './headings.ts'

const publisher: Six = ['Publisher', 'الناشر', 'Éditeur', 'Herausgeber', 'Editor', 'Editor']
const responsibility = prose(
  'content',
  [
    'Responsibility for content',
    'المسؤولية عن المحتوى',
    'Contenu',
    'Inhalte',
    'Contenido',
    'Responsabilitatea pentru conținut',
  ],
  [
    'The publisher is responsible for its own texts. Partners are responsible for their own sites and what they sell there. Tell us about anything that shouldn’t be here, and we’ll look at it the same day.',
    'الناشر مسؤول عن نصوصه، والشركاء مسؤولون عن مواقعهم وما يبيعونه فيها. أخبرنا بأي شيء لا ينبغي أن يكون هنا، وسنراجعه في اليوم نفسه.',
    'L’éditeur est responsable de ses propres textes, les partenaires de leurs sites et de ce qu’ils y vendent. Signalez-nous ce qui ne devrait pas figurer ici : nous vérifions le jour même.',
    'Der Herausgeber ist für seine eigenen Texte verantwortlich, Partner für ihre Websites und das, was sie dort verkaufen. Wenn hier etwas nicht stehen sollte, sag uns Bescheid: Wir prüfen es am selben Tag.',
    'El editor es responsable de sus propios textos, y los socios, de sus sitios y de lo que venden en ellos. Avísanos si hay algo que no debería estar aquí y lo revisaremos ese mismo día.',
    'Editorul răspunde pentru propriile texte. Partenerii răspund pentru site-urile lor și pentru ce vând acolo. Spune-ne dacă ceva nu ar trebui să fie aici și verificăm în aceeași zi.',
  ],
)

/** The lines about the publisher are each portal's own. */
export const imprintPage = (about: readonly Six[], ...more: readonly StoredNode[]): StoredNode =>
  page('impressum', headings.imprint, prose('publisher', publisher, ...about), responsibility, ...more)

export const imprintWithoutPublisher = imprintPage([
  [
    'The publisher of this site hasn’t added a name and address yet.',
    'لم يُضف ناشر هذا الموقع اسمه وعنوانه بعد.',
    'L’éditeur de ce portail n’a pas encore indiqué son nom et son adresse.',
    'Der Herausgeber dieses Portals hat Namen und Anschrift noch nicht eingetragen.',
    'El editor de este portal aún no ha indicado su nombre ni su dirección.',
    'Editorul acestui site nu și-a adăugat încă numele și adresa.',
  ],
])
