/** The market’s categories, its vouchers and books of vouchers. Proper names stay as they are. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export const shopCategories = {
  food: [
    'Food and coffee',
    'طعام وقهوة',
    'Tables et cafés',
    'Essen und Kaffee',
    'Comida y café',
    'Mâncare și cafea',
  ],
  culture: ['Culture', 'ثقافة', 'Culture', 'Kultur', 'Cultura', 'Cultură'],
  shops: ['Shops', 'متاجر', 'Boutiques', 'Läden', 'Tiendas', 'Magazine'],
  travel: ['On the way', 'على الطريق', 'En route', 'Unterwegs', 'De camino', 'Pe drum'],
  digital: [
    'Apps and letters',
    'تطبيقات ورسائل',
    'Applications et lettres',
    'Apps und Briefe',
    'Apps y boletines',
    'Aplicații și scrisori',
  ],
} as const satisfies Record<string, Six>
export type ShopCategory = keyof typeof shopCategories
export type VoucherCategory = Exclude<ShopCategory, 'digital'>

const { digital: _, ...counters } = shopCategories
/** Where something is bought over a counter. */
export const voucherCategories: Record<VoucherCategory, Six> = counters

/** `{off}`, `{name}` */
export const voucherTitle: Six = [
  '{off}% off at {name}',
  'خصم {off}٪ لدى {name}',
  '{off} % chez {name}',
  '{off} % bei {name}',
  '{off} % en {name}',
  '{off}% reducere la {name}',
]
export const voucherText: Six = [
  '{off}% off your bill at {name}, for one visit.',
  'خصم {off}٪ من حسابك لدى {name} لزيارة واحدة.',
  '{off} % de moins sur votre note chez {name}, pour une visite.',
  '{off} % weniger auf deiner Rechnung bei {name}, für einen Besuch.',
  '{off} % menos en tu cuenta en {name}, para una visita.',
  '{off}% mai puțin pe nota ta la {name}, pentru o vizită.',
]

/** Conditions of every voucher, and further ones of a category. */
export const conditions: Record<'once' | 'alone' | VoucherCategory, Six> = {
  once: [
    'One voucher a visit.',
    'قسيمة واحدة لكل زيارة.',
    'Un bon par visite.',
    'Ein Gutschein je Besuch.',
    'Un cupón por visita.',
    'Un voucher la fiecare vizită.',
  ],
  alone: [
    'It cannot be added to other offers.',
    'لا تُجمع مع عروض أخرى.',
    'Non cumulable avec d’autres offres.',
    'Nicht mit anderen Angeboten kombinierbar.',
    'No acumulable a otras ofertas.',
    'Nu se cumulează cu alte oferte.',
  ],
  food: [
    'For what is eaten and drunk at the table.',
    'لما يؤكل ويُشرب على المائدة.',
    'Pour ce qui se mange et se boit sur place.',
    'Für alles, was am Tisch gegessen und getrunken wird.',
    'Para lo que se come y se bebe en la mesa.',
    'Pentru ce se mănâncă și se bea la masă.',
  ],
  culture: [
    'Not for first nights and signed copies.',
    'لا تشمل العروض الأولى والنسخ الموقّعة.',
    'Hors premières et exemplaires signés.',
    'Nicht für Premieren und signierte Exemplare.',
    'No vale para estrenos ni ejemplares firmados.',
    'Nu pentru premiere și exemplare semnate.',
  ],
  shops: [
    'Not for gift cards.',
    'لا تشمل بطاقات الهدايا.',
    'Hors cartes cadeaux.',
    'Nicht für Geschenkkarten.',
    'No vale para tarjetas de regalo.',
    'Nu pentru carduri cadou.',
  ],
  travel: [
    'As long as there is room on that day.',
    'ما دامت هناك أماكن في ذلك اليوم.',
    'Dans la limite des places du jour.',
    'Solange an dem Tag noch Platz ist.',
    'Mientras queden plazas ese día.',
    'Cât timp mai sunt locuri în ziua aceea.',
  ],
}

export const voucherBooks: readonly { key: string; title: Six; about: Six; category: ShopCategory }[] = [
  {
    key: 'weekend-book',
    category: 'culture',
    title: [
      'Weekend book',
      'دفتر نهاية الأسبوع',
      'Carnet du week-end',
      'Wochenendheft',
      'Cuaderno de fin de semana',
      'Carnet de weekend',
    ],
    about: [
      'Film, coffee and a book for two days off.',
      'فيلم وقهوة وكتاب ليومي راحة.',
      'Un film, un café et un livre pour deux jours libres.',
      'Film, Kaffee und ein Buch für zwei freie Tage.',
      'Cine, café y un libro para dos días libres.',
      'Film, cafea și o carte pentru două zile libere.',
    ],
  },
  {
    key: 'city-book',
    category: 'travel',
    title: [
      'City book',
      'دفتر المدينة',
      'Carnet de ville',
      'Stadtheft',
      'Cuaderno de ciudad',
      'Carnet de oraș',
    ],
    about: [
      'Bicycles, ferries and something warm at the end.',
      'دراجات وعبّارات وشيء دافئ في النهاية.',
      'Vélos, bacs, et quelque chose de chaud à l’arrivée.',
      'Räder, Fähren und am Ende etwas Warmes.',
      'Bicis, barcos y algo caliente al final.',
      'Biciclete, feriboturi și ceva cald la final.',
    ],
  },
  {
    key: 'table-book',
    category: 'food',
    title: [
      'Table book',
      'دفتر المائدة',
      'Carnet des tables',
      'Tischheft',
      'Cuaderno de mesa',
      'Carnet de masă',
    ],
    about: [
      'Four tables, four evenings.',
      'أربع موائد لأربع أمسيات.',
      'Quatre tables, quatre soirées.',
      'Vier Tische, vier Abende.',
      'Cuatro mesas, cuatro noches.',
      'Patru mese, patru seri.',
    ],
  },
]
