/** Apps, their makers, and the permissions that each requests. */
import type { Insight } from '../../../src/contract/offers.ts'
import type { Motif } from '../art/objects.ts'
import type { ShopCategory } from './shop.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

interface AppRow {
  title: string
  motif: Motif
  category: ShopCategory
  /** Name of the partner who makes it. */
  maker: string
  sees: readonly Insight[]
  site: string
  about: Six
}
export const apps: readonly AppRow[] = [
  {
    title: 'Tuner',
    motif: 'fork',
    category: 'culture',
    maker: 'Studio Lattice',
    sees: ['language', 'microphone'],
    site: 'https://tuner.studio-lattice.example/',
    about: [
      'Tune an oud, a guitar or a violin by ear and needle.',
      'اضبط عودًا أو غيتارًا أو كمانًا بالسمع والمؤشر.',
      'Accordez un oud, une guitare ou un violon à l’oreille et à l’aiguille.',
      'Stimme Oud, Gitarre oder Geige nach Gehör und Zeiger.',
      'Afina un ud, una guitarra o un violín de oído y con aguja.',
      'Acordează un oud, o chitară sau o vioară după ureche și ac.',
    ],
  },
  {
    title: 'Tide Table',
    motif: 'tide',
    category: 'travel',
    maker: 'Harbour Lab',
    sees: ['language', 'place'],
    site: 'https://tides.harbour-lab.example/',
    about: [
      'High and low water for every harbour you name.',
      'المدّ والجزر لكل ميناء تسميه.',
      'Hautes et basses mers pour chaque port.',
      'Hoch- und Niedrigwasser für jeden Hafen.',
      'Pleamar y bajamar de cada puerto.',
      'Flux și reflux pentru orice port.',
    ],
  },
  {
    title: 'Paper Notes',
    motif: 'sheet',
    category: 'shops',
    maker: 'Kitchen Table Press',
    sees: ['language'],
    site: 'https://notes.kitchen-table-press.example/',
    about: [
      'Notes that look handwritten and stay on your device.',
      'ملاحظات تبدو بخط اليد وتبقى على جهازك.',
      'Des notes comme écrites à la main, qui restent sur votre appareil.',
      'Notizen wie von Hand, die auf deinem Gerät bleiben.',
      'Notas como a mano que se quedan en tu dispositivo.',
      'Notițe ca de mână care rămân pe dispozitivul tău.',
    ],
  },
  {
    title: 'Slow Cook',
    motif: 'pot',
    category: 'food',
    maker: 'Kitchen Table Press',
    sees: ['name', 'language'],
    site: 'https://cook.kitchen-table-press.example/',
    about: [
      'Recipes that take an afternoon and say so.',
      'وصفات تستغرق بعد ظهر كاملًا وتقول ذلك.',
      'Des recettes qui prennent un après-midi et l’assument.',
      'Rezepte, die einen Nachmittag dauern und es auch sagen.',
      'Recetas que llevan una tarde y lo dicen.',
      'Rețete care durează o după-amiază și o spun.',
    ],
  },
  {
    title: 'Night Sky',
    motif: 'moon',
    category: 'culture',
    maker: 'Studio Lattice',
    sees: ['language', 'place'],
    site: 'https://sky.studio-lattice.example/',
    about: [
      'Point up and learn one star a night.',
      'وجّه هاتفك إلى السماء وتعلّم نجمًا كل ليلة.',
      'Visez le ciel et apprenez une étoile par nuit.',
      'Nach oben zeigen und jede Nacht einen Stern lernen.',
      'Apunta al cielo y aprende una estrella por noche.',
      'Îndreaptă-l spre cer și învață o stea pe noapte.',
    ],
  },
  {
    title: 'First Words',
    motif: 'bubbles',
    category: 'culture',
    maker: 'Studio Lattice',
    sees: ['name', 'language', 'ageGroup'],
    site: 'https://words.studio-lattice.example/',
    about: [
      'Fifty phrases in six languages, spoken by people.',
      'خمسون عبارة بست لغات بأصوات بشرية.',
      'Cinquante phrases en six langues, dites par des voix humaines.',
      'Fünfzig Sätze in sechs Sprachen, von Menschen gesprochen.',
      'Cincuenta frases en seis idiomas, dichas por personas.',
      'Cincizeci de fraze în șase limbi, rostite de oameni.',
    ],
  },
]
