/** Plans, information pages, search, and the pages of campaigns. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { furtherLinks } from '../../../src/domain/addresses/further-addresses.ts'
import { sectionPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import { chips, hero, page, prose, shelf } from '../../modules/structure/defaults/blocks.ts'
import { chip } from '../../modules/structure/defaults/chip.ts'
import { aboutUs, imprintOf } from '../../modules/structure/defaults/about-and-imprint.ts'
import { privacy } from '../../modules/structure/defaults/privacy.ts'
import { terms } from '../../modules/structure/defaults/terms.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const plans: Six = ['Plans', 'الباقات', 'Formules', 'Abos', 'Planes', 'Abonamente']
const plansText: Six = [
  'What each plan opens, and what it costs.',
  'ما الذي تفتحه كل باقة، وكم تكلّف.',
  'Ce que chaque formule ouvre, et ce qu’elle coûte.',
  'Was jedes Abo öffnet und was es kostet.',
  'Qué abre cada plan y cuánto cuesta.',
  'Ce deschide fiecare abonament și cât costă.',
]

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
  chips('tried', [
    chip(
      'films',
      furtherLinks.videoCheck(),
      'Do films play here?',
      'هل تعمل الأفلام هنا؟',
      'Les films passent-ils ici ?',
      'Laufen Filme hier?',
      '¿Se ven aquí las películas?',
      'Merg filmele aici?',
    ),
  ]),
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
const seePlans: Six = [
  'See the plans',
  'شاهد الباقات',
  'Voir les formules',
  'Abos ansehen',
  'Ver los planes',
  'Vezi abonamentele',
]
/** The campaign's own words are the heading of its page; they stand there once. */
const campaign = (name: string): StoredNode =>
  page(
    name,
    fourteenDays,
    hero(
      'hero',
      { eyebrow: plans, title: fourteenDays, subTitle: plansText, action: seePlans },
      { kinds: ['album'] },
      linkTo.subscription(),
    ),
    chips('ways', [
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
    shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('books', headings.books, { kinds: ['audiobook'] }, linkTo.audiobookList()),
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
  shelf('albums', headings.popular, { kinds: ['album'] }),
  doorTo('music', headings.music, ['artist'], linkTo.musicList()),
  doorTo('podcasts', headings.podcasts, ['podcast'], linkTo.podcastList()),
  doorTo('books', headings.books, ['audiobook'], linkTo.audiobookList()),
  doorTo('films', headings.video, ['series', 'video'], linkTo.videoList('all')),
  doorTo('games', headings.games, ['game', 'onlineGame', 'cloudGame'], linkTo.gamesList()),
  doorTo('articles', headings.articles, ['article'], sectionPath('read')),
  doorTo('lists', headings.playlists, ['playlist'], linkTo.musicPlaylists()),
  doorTo('offers', vouchers, ['voucher'], sectionPath('vouchers')),
  shelf('artists', headings.artists, { kinds: ['artist'] }),
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
  // The page itself lists the plans below it.
  page('subscription', plans, prose('text', null, plansText)),
  terms,
  privacy,
  aboutUs,
  help,
  { ...help, name: 'faq', sameAs: { all: linkTo.info('help') } },
  imprintOf(maker.tenant),
  searchPage,
  campaign('launch'),
  campaign('marketing-welcome'),
  pictures(maker, planIds),
]
