/** Plans, information pages, search, and the pages of campaigns. */
import { linkTo } from '../../../src/domain/addresses.ts'
import { roomPath } from '../../../src/domain/rooms.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { type Six, texts } from '../words/six.ts'
import { chips, hero, page, prose, shelf } from './blocks.ts'
import { chip } from './chip.ts'
import { aboutUs, imprintOf } from './house.ts'
import { say } from './words.ts'

const plans: Six = ['Plans', 'الباقات', 'Offres', 'Pläne', 'Planes', 'Planuri']
const plansText: Six = [
  'Choose a plan, try it for nothing, leave whenever you like.',
  'اختر باقة وجرّبها مجانًا واتركها متى شئت.',
  'Choisissez une offre, essayez-la gratuitement, quittez-la quand vous voulez.',
  'Wähle einen Plan, probiere ihn umsonst, geh, wann du willst.',
  'Elige un plan, pruébalo gratis y déjalo cuando quieras.',
  'Alege un plan, încearcă-l gratuit, pleacă oricând.',
]

const terms = page(
  'info-terms',
  [
    'Terms of use',
    'شروط الاستخدام',
    'Conditions d’utilisation',
    'Nutzungsbedingungen',
    'Condiciones de uso',
    'Termeni de utilizare',
  ],
  prose(
    'text',
    null,
    [
      'A plan renews until it is cancelled. Cancelling takes two taps and works at once; what is paid stays usable until its last day.',
      'تتجدد الباقة حتى تُلغى. الإلغاء بلمستين ويسري فورًا، وما دُفع يبقى صالحًا حتى يومه الأخير.',
      'Une offre se renouvelle jusqu’à sa résiliation. Deux gestes suffisent, avec effet immédiat ; ce qui est payé reste utilisable jusqu’au dernier jour.',
      'Ein Plan verlängert sich, bis er gekündigt wird. Kündigen geht mit zwei Handgriffen und sofort; Bezahltes bleibt bis zum letzten Tag nutzbar.',
      'Un plan se renueva hasta que se cancela. Cancelar lleva dos toques y es inmediato; lo pagado sirve hasta el último día.',
      'Un plan se reînnoiește până este anulat. Anularea cere două atingeri și e imediată; ce s-a plătit rămâne valabil până în ultima zi.',
    ],
    [
      'Music, books and films are for your own use. Please do not copy them, and do not play them in public without asking.',
      'الموسيقى والكتب والأفلام لاستخدامك الشخصي. لا تنسخها ولا تعرضها علنًا من دون إذن.',
      'La musique, les livres et les films sont destinés à votre usage personnel. Merci de ne pas les copier ni les diffuser en public sans demander.',
      'Musik, Bücher und Filme sind für dich bestimmt. Bitte kopiere sie nicht und spiele sie nicht öffentlich, ohne zu fragen.',
      'La música, los libros y las películas son para tu uso personal. No los copies ni los reproduzcas en público sin preguntar.',
      'Muzica, cărțile și filmele sunt pentru uzul tău. Te rugăm să nu le copiezi și să nu le redai în public fără să întrebi.',
    ],
  ),
)
const privacy = page(
  'info-privacy',
  ['Privacy', 'الخصوصية', 'Confidentialité', 'Datenschutz', 'Privacidad', 'Confidențialitate'],
  prose(
    'text',
    null,
    [
      'We keep your account, your likes, and the places where you stopped. They are yours: you can see them, take them with you, and delete them.',
      'نحفظ حسابك وإعجاباتك والمواضع التي توقفت عندها. هي لك: تراها وتأخذها معك وتحذفها.',
      'Nous gardons votre compte, vos favoris et l’endroit où vous vous êtes arrêté. Tout cela est à vous : à voir, à emporter, à effacer.',
      'Wir behalten dein Konto, deine Favoriten und die Stellen, an denen du aufgehört hast. Sie gehören dir: ansehen, mitnehmen, löschen.',
      'Guardamos tu cuenta, tus favoritos y los puntos donde paraste. Son tuyos: puedes verlos, llevártelos y borrarlos.',
      'Păstrăm contul tău, favoritele și locurile unde te-ai oprit. Sunt ale tale: le poți vedea, lua cu tine și șterge.',
    ],
    [
      'When you sign out, what this device knew about you is deleted from it.',
      'عند تسجيل الخروج يُحذف من هذا الجهاز كل ما كان يعرفه عنك.',
      'À la déconnexion, tout ce que cet appareil savait de vous en est effacé.',
      'Beim Abmelden wird von diesem Gerät gelöscht, was es über dich wusste.',
      'Al cerrar sesión se borra de este dispositivo lo que sabía de ti.',
      'La deconectare, tot ce știa acest dispozitiv despre tine este șters.',
    ],
  ),
)
const help = page(
  'info-help',
  ['Help', 'مساعدة', 'Aide', 'Hilfe', 'Ayuda', 'Ajutor'],
  prose(
    'offline',
    [
      'Listening without a network',
      'الاستماع من دون شبكة',
      'Écouter sans réseau',
      'Hören ohne Netz',
      'Escuchar sin red',
      'Ascultare fără rețea',
    ],
    [
      'Install the portal on your home screen. What you have opened once stays readable, and your likes are sent when the network is back.',
      'ثبّت البوابة على شاشتك الرئيسية. ما فتحته مرة يبقى مقروءًا، وتُرسل إعجاباتك حين تعود الشبكة.',
      'Installez le portail sur votre écran d’accueil. Ce que vous avez ouvert reste lisible, et vos favoris partent au retour du réseau.',
      'Installiere das Portal auf dem Startbildschirm. Was du einmal geöffnet hast, bleibt lesbar, und Favoriten werden gesendet, sobald das Netz zurück ist.',
      'Instala el portal en tu pantalla de inicio. Lo que abriste una vez se puede leer, y tus favoritos se envían cuando vuelve la red.',
      'Instalează portalul pe ecranul principal. Ce ai deschis o dată rămâne de citit, iar favoritele se trimit când revine rețeaua.',
    ],
  ),
  prose(
    'language',
    [
      'Changing the language',
      'تغيير اللغة',
      'Changer de langue',
      'Sprache wechseln',
      'Cambiar el idioma',
      'Schimbarea limbii',
    ],
    [
      'Every page exists in six languages. The choice stands in the menu and keeps your place.',
      'لكل صفحة ست لغات. الاختيار في القائمة ويبقيك في مكانك.',
      'Chaque page existe en six langues. Le choix se trouve dans le menu et garde votre place.',
      'Jede Seite gibt es in sechs Sprachen. Die Wahl steht im Menü und behält deinen Ort.',
      'Cada página existe en seis idiomas. La opción está en el menú y conserva tu sitio.',
      'Fiecare pagină există în șase limbi. Alegerea este în meniu și îți păstrează locul.',
    ],
  ),
)
const search: Six = ['Search', 'بحث', 'Recherche', 'Suche', 'Buscar', 'Căutare']
const fourteenDays: Six = [
  'Fourteen days, all rooms open',
  'أربعة عشر يومًا وكل الغرف مفتوحة',
  'Quatorze jours, toutes les pièces ouvertes',
  'Vierzehn Tage, alle Räume offen',
  'Catorce días, todas las salas abiertas',
  'Paisprezece zile, toate încăperile deschise',
]
/** The campaign's own words are the heading of its page; they stand there once. */
const campaign = (name: string): StoredNode =>
  page(
    name,
    fourteenDays,
    hero(
      'hero',
      { eyebrow: plans, title: fourteenDays, subTitle: plansText },
      { kinds: ['album'] },
      linkTo.subscription(),
    ),
    chips('ways', [
      chip(
        'plans',
        linkTo.subscription(),
        'See the plans',
        'شاهد الباقات',
        'Voir les offres',
        'Pläne ansehen',
        'Ver los planes',
        'Vezi planurile',
      ),
      chip(
        'about',
        linkTo.info('about'),
        'Who we are',
        'من نحن',
        'Qui nous sommes',
        'Wer wir sind',
        'Quiénes somos',
        'Cine suntem',
      ),
    ]),
    shelf('playlists', say.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('books', say.books, { kinds: ['audiobook'] }, linkTo.audiobookList()),
  )

/** A way into everything of one kind, wearing the best known of it. */
const doorTo = (name: string, title: Six, kinds: string[], clickUrl: string): StoredNode => ({
  name,
  type: 'banner',
  title: texts(title),
  entries: { kinds, limit: 1 },
  clickUrl,
})

const vouchers: Six = ['Vouchers', 'قسائم', 'Bons', 'Gutscheine', 'Cupones', 'Vouchere']

/** What the empty field of a search shows. */
const searchPage = page(
  'search',
  search,
  shelf('tracks', say.popular, { kinds: ['track'] }),
  doorTo('music', say.music, ['album'], linkTo.musicList()),
  doorTo('podcasts', say.podcasts, ['podcast'], linkTo.podcastList()),
  doorTo('books', say.books, ['audiobook'], linkTo.audiobookList()),
  doorTo('films', say.video, ['series', 'video'], linkTo.videoList('all')),
  doorTo('games', say.games, ['game', 'onlineGame', 'cloudGame'], linkTo.gamesList()),
  doorTo('articles', say.articles, ['article'], roomPath('read')),
  doorTo('lists', say.playlists, ['playlist'], linkTo.musicPlaylists()),
  doorTo('offers', vouchers, ['voucher'], roomPath('vouchers')),
  shelf('artists', say.artists, { kinds: ['artist'] }),
)

/** Pictures that the tenant's configuration and its plans name; the host draws only what the catalogue knows. */
const pictures = ({ tenant }: Maker, planIds: readonly number[]): StoredNode => ({
  name: 'pictures',
  props: {
    login: `/img/login-${tenant}/800x0.webp`,
    share: `/img/share-${tenant}/1200x0.webp`,
    plans: planIds.map((id) => `/img/plan-${id}/640x0.webp`),
  },
})

export const infoPages = (maker: Maker, planIds: readonly number[]): readonly StoredNode[] => [
  page(
    'subscription',
    plans,
    prose('text', null, plansText),
    shelf('playlists', say.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('books', say.books, { kinds: ['audiobook'] }, linkTo.audiobookList()),
  ),
  terms,
  privacy,
  aboutUs,
  help,
  { ...help, name: 'faq' },
  imprintOf(maker.tenant),
  searchPage,
  campaign('launch'),
  campaign('marketing-welcome'),
  pictures(maker, planIds),
]
