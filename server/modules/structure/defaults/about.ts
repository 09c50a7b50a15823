import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { page, prose, shelf } from './blocks.ts'
import { headings } from './headings.ts'
import type { Six } from './six-languages.ts'

export const aboutPage = page(
  'info-about',
  ['About', 'من نحن', 'À propos', 'Über uns', 'Quiénes somos', 'Despre noi'],
  prose(
    'text',
    null,
    [
      'Music, stories, films, games and articles in one place, in six languages.',
      'موسيقى وقصص وأفلام وألعاب ومقالات في مكان واحد، بست لغات.',
      'Musique, podcasts, livres audio, films, jeux et articles réunis au même endroit, en six langues.',
      'Musik, Podcasts, Hörbücher, Filme, Spiele und Artikel an einem Ort, in sechs Sprachen.',
      'Música, pódcast, audiolibros, películas, juegos y artículos en un solo lugar, en seis idiomas.',
      'Muzică, povești, filme, jocuri și articole într-un singur loc, în șase limbi.',
    ],
    [
      'Made for trains, kitchens and bad connections: what you’ve opened once opens again offline, and nothing plays by itself.',
      'صُمّم ليعمل في القطار والمطبخ ومع الاتصال الضعيف: تُفتح الصفحات التي زرتها من قبل حتى من دون اتصال، ولا يبدأ التشغيل تلقائيًا.',
      'Tout fonctionne aussi dans le train ou avec une mauvaise connexion : les pages déjà ouvertes s’ouvrent hors ligne, et rien ne démarre tout seul.',
      'Es funktioniert im Zug, in der Küche und bei schlechter Verbindung: Seiten, die du schon geöffnet hast, öffnen sich auch offline, und nichts startet von selbst.',
      'Funciona en el tren, en la cocina y con mala conexión: las páginas que ya has abierto se abren también sin conexión, y nada empieza solo.',
      'Funcționează în tren, în bucătărie și pe conexiuni slabe: paginile deschise anterior se deschid și offline, iar redarea nu pornește niciodată automat.',
    ],
  ),
  prose(
    'choice',
    [
      'Who chooses what you see',
      'من يختار ما تراه',
      'Qui choisit ce que vous voyez',
      'Wer auswählt, was du siehst',
      'Quién elige lo que ves',
      'Cine alege ce vezi',
    ],
    [
      'People do. Our editors listen, read and watch before anything appears here, and they say why they chose it. Partners can’t pay for a place.',
      'أشخاص. يستمع محررونا ويقرؤون ويشاهدون قبل أن يظهر أي شيء هنا، ويذكرون سبب اختياره. ولا يمكن للشركاء الدفع مقابل الظهور.',
      'Des personnes. Notre rédaction écoute, lit et regarde avant de recommander. Aucun partenaire ne peut acheter une recommandation.',
      'Menschen. Unsere Redaktion hört, liest und schaut, bevor sie etwas empfiehlt. Partner können keine Empfehlung kaufen.',
      'Personas. Nuestra redacción escucha, lee y mira antes de recomendar. Ningún socio puede comprar una recomendación.',
      'Oameni. Redacția ascultă, citește și vizionează înainte ca ceva să apară aici și spune de ce l-a ales. Partenerii nu pot plăti pentru un loc.',
    ],
  ),
  shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
)

export const plans: Six = ['Plans', 'الباقات', 'Formules', 'Abos', 'Planes', 'Abonamente']
export const plansText: Six = [
  'Compare what each plan includes and what it costs.',
  'قارن بين ما تشمله كل باقة وسعرها.',
  'Découvrez ce que chaque formule inclut et ce qu’elle coûte.',
  'Was in jedem Abo enthalten ist und was es kostet.',
  'Qué incluye cada plan y cuánto cuesta.',
  'Compară ce include fiecare abonament și cât costă.',
]

/** The page itself lists the plans below it. */
export const plansPage = page('subscription', plans, prose('text', null, plansText))
