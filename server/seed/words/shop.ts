/** Partners, their vouchers and books of vouchers, apps and services. Proper names stay as they are. */
import type { Six } from './six.ts'

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
} as const satisfies Record<string, Six>
export type ShopCategory = keyof typeof shopCategories

export interface PartnerRow {
  name: string
  category: ShopCategory
  /** Per cent off on its vouchers. */
  off: readonly number[]
}
export const partners: readonly PartnerRow[] = [
  { name: 'Café Andalus', category: 'food', off: [20, 10] },
  { name: 'Luna Cinema', category: 'culture', off: [35, 25] },
  { name: 'Nile Books', category: 'culture', off: [15, 20] },
  { name: 'Olive & Thyme', category: 'food', off: [25] },
  { name: 'Velo Nord', category: 'travel', off: [30, 15] },
  { name: 'Plattenladen Süd', category: 'shops', off: [10, 20] },
  { name: 'Atelier Indigo', category: 'shops', off: [40] },
  { name: 'Ferry Lines', category: 'travel', off: [50] },
]

/** `{off}`, `{name}` */
export const voucherTitle: Six = [
  '{off}% off at {name}',
  'خصم {offArabic}٪ لدى {name}',
  '{off} % chez {name}',
  '{off} % bei {name}',
  '{off} % en {name}',
  '{off}% reducere la {name}',
]
export const voucherText: Six = [
  'Show the code at the till of {name}. One voucher a visit; it cannot be added to other offers.',
  'أظهر الرمز عند صندوق {name}. قسيمة واحدة لكل زيارة ولا تُجمع مع عروض أخرى.',
  'Présentez le code à la caisse de {name}. Un bon par visite, non cumulable avec d’autres offres.',
  'Zeig den Code an der Kasse von {name}. Ein Gutschein je Besuch, nicht mit anderen Angeboten kombinierbar.',
  'Muestra el código en la caja de {name}. Un cupón por visita, no acumulable a otras ofertas.',
  'Arată codul la casa {name}. Un voucher la fiecare vizită, necumulabil cu alte oferte.',
]
/** `{name}` */
export const partnerText: Six = [
  '{name} is a partner of this portal: members find better prices here all year.',
  '{name} شريك لهذه البوابة: يجد المشتركون هنا أسعارًا أفضل طوال العام.',
  '{name} est partenaire de ce portail : les abonnés y trouvent de meilleurs prix toute l’année.',
  '{name} ist Partner dieses Portals: Mitglieder finden hier das ganze Jahr bessere Preise.',
  '{name} es socio de este portal: los abonados encuentran mejores precios todo el año.',
  '{name} este partener al acestui portal: abonații găsesc aici prețuri mai bune tot anul.',
]

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

export const apps: readonly { title: string; about: Six; category: ShopCategory }[] = [
  {
    title: 'Tuner',
    category: 'culture',
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
    category: 'travel',
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
    category: 'shops',
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
    category: 'food',
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
    category: 'culture',
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
    category: 'culture',
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

export const services: readonly { key: string; title: Six; about: Six }[] = [
  {
    key: 'morning-poem',
    title: [
      'Poem of the morning',
      'قصيدة الصباح',
      'Poème du matin',
      'Gedicht am Morgen',
      'Poema de la mañana',
      'Poezia dimineții',
    ],
    about: [
      'Eight lines at eight o’clock.',
      'ثمانية أبيات في الثامنة.',
      'Huit vers à huit heures.',
      'Acht Zeilen um acht Uhr.',
      'Ocho versos a las ocho.',
      'Opt versuri la ora opt.',
    ],
  },
  {
    key: 'sea-weather',
    title: ['Sea weather', 'طقس البحر', 'Météo marine', 'Seewetter', 'Tiempo en el mar', 'Vremea pe mare'],
    about: [
      'Wind, waves and one plain sentence about both.',
      'الرياح والأمواج وجملة واضحة عن كليهما.',
      'Le vent, les vagues et une phrase claire sur les deux.',
      'Wind, Wellen und ein klarer Satz zu beiden.',
      'Viento, olas y una frase clara sobre ambos.',
      'Vânt, valuri și o propoziție clară despre ambele.',
    ],
  },
  {
    key: 'word-of-the-day',
    title: [
      'Word of the day',
      'كلمة اليوم',
      'Mot du jour',
      'Wort des Tages',
      'Palabra del día',
      'Cuvântul zilei',
    ],
    about: [
      'One word, where it comes from, where it went.',
      'كلمة واحدة: من أين جاءت وإلى أين ذهبت.',
      'Un mot, d’où il vient, où il est allé.',
      'Ein Wort, woher es kommt und wohin es ging.',
      'Una palabra, de dónde viene y adónde fue.',
      'Un cuvânt, de unde vine și unde a ajuns.',
    ],
  },
  {
    key: 'match-day',
    title: ['Match day', 'يوم المباراة', 'Jour de match', 'Spieltag', 'Día de partido', 'Ziua meciului'],
    about: [
      'Scores and a reminder before kick-off.',
      'النتائج وتذكير قبل صافرة البداية.',
      'Les scores et un rappel avant le coup d’envoi.',
      'Ergebnisse und eine Erinnerung vor dem Anpfiff.',
      'Resultados y un aviso antes del comienzo.',
      'Scoruri și un memento înainte de start.',
    ],
  },
]
