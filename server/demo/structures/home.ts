/** The home of each tenant: its own hero and its own order of sections. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { sectionPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { type Pinned, flavourOf } from '../flavours.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import { chips, hero, page, prose, ranking, shelf } from '../../modules/structure/defaults/blocks.ts'
import { sectionChips } from './section-chips.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

/** Ids of the pinned albums, first albums first. */
const pinnedAlbums = (maker: Maker, pinned: readonly Pinned[]) => {
  const of = ({ lang, artist }: Pinned, at: number) =>
    maker.id('album', `${maker.id('artist', `${lang}:${artist}`)}:${at}`)
  return [
    ...pinned.map((one) => of(one, 0)),
    ...pinned.flatMap((one) => (one.albums.length > 1 ? [of(one, 1)] : [])),
  ]
}

const title: Six = ['Home', 'الرئيسية', 'Accueil', 'Start', 'Inicio', 'Acasă']

const resume: StoredNode = { name: 'continue', type: 'continueListening', title: texts(headings.continue) }

/** New items and the user's own shelves; the page requests them. */
const forYou: StoredNode = { name: 'for-you', type: 'forYou' }

/** The hero shows the current or next tournament, which states its own phase. */
const tournament: StoredNode = {
  name: 'cup',
  type: 'banner',
  entries: { kinds: ['tournament'], sort: 'near', limit: 1 },
}
const albums = (heading: Six, ids: readonly string[]): StoredNode => ({
  ...shelf('albums', heading, { ids: [...ids] }, linkTo.musicAlbums()),
})
const artists = (heading: Six) =>
  shelf('artists', heading, { kinds: ['artist'] }, linkTo.page('music-artists'))
const video = shelf(
  'video',
  headings.watch,
  { kinds: ['video', 'series'], category: 'title', limit: 10 },
  linkTo.videoList('all'),
)
const vouchers = shelf('vouchers', headings.vouchers, { kinds: ['voucher'] }, sectionPath('vouchers'))
const books = shelf('books', headings.books, { kinds: ['audiobook'] }, linkTo.audiobookList())
/** The first one is already in the hero. */
const moreBooks: StoredNode = { ...books, entries: { ...books.entries, skip: 1 } }
const articles = shelf('articles', headings.articles, { kinds: ['article'], limit: 6 }, sectionPath('read'))

const riwaq = (maker: Maker): StoredNode => {
  const ids = pinnedAlbums(maker, flavourOf(maker.tenant).pinned)
  return page(
    'home',
    title,
    chips('rooms', sectionChips(maker.tenant, 'home')),
    hero(
      'hero',
      {
        eyebrow: [
          'New album · Desert Light',
          'ألبوم جديد · Desert Light',
          'Nouvel album · Desert Light',
          'Neues Album · Desert Light',
          'Álbum nuevo · Desert Light',
          'Album nou · Desert Light',
        ],
        title: [
          'Songs from under the arches',
          'أغانٍ من تحت الأقواس',
          'Chansons sous les arcades',
          'Lieder unter den Bögen',
          'Canciones bajo los arcos',
          'Cântece de sub arcade',
        ],
        subTitle: [
          'Listen anywhere, even with no signal.',
          'استمع أينما كنت، حتى من دون شبكة.',
          'À écouter partout, même sans réseau.',
          'Hör überall, auch ohne Netz.',
          'Escucha donde quieras, incluso sin cobertura.',
          'Ascultă oriunde, chiar și fără semnal.',
        ],
      },
      { ids: ids.slice(0, 1) },
    ),
    resume,
    albums(headings.chosen, ids.slice(1)),
    forYou,
    artists(headings.artists),
    video,
    tournament,
    vouchers,
    books,
  )
}

const proverb: StoredNode = {
  ...prose(
    'proverb',
    [
      'Proverb of the day',
      'مثل اليوم',
      'Proverbe du jour',
      'Sprichwort des Tages',
      'Proverbio del día',
      'Proverbul zilei',
    ],
    [
      'A house is known by its door, and a person by the first word.',
      'البيت يُعرف من بابه، والإنسان من أوّل كلامه.',
      'On reconnaît une maison à sa porte, et une personne à son premier mot.',
      'Ein Haus erkennt man an der Tür, einen Menschen am ersten Wort.',
      'Una casa se conoce por su puerta, y una persona por su primera palabra.',
      'Casa se cunoaște după ușă, iar omul după primul cuvânt.',
    ],
  ),
  props: { look: 'quote' },
}

const nour = (maker: Maker): StoredNode =>
  page(
    'home',
    title,
    hero(
      'hero',
      {
        eyebrow: [
          'Story of the evening',
          'حكاية المساء',
          'L’histoire du soir',
          'Abendgeschichte',
          'El cuento de la noche',
          'Povestea serii',
        ],
        title: [
          'A thousand nights, told anew',
          'ألف ليلة تُروى من جديد',
          'Mille nuits, racontées à nouveau',
          'Tausend Nächte, neu erzählt',
          'Mil noches, contadas de nuevo',
          'O mie de nopți, spuse din nou',
        ],
        subTitle: [
          'Told by Maya Haddad',
          'بصوت مايا حداد',
          'Par la voix de Maya Haddad',
          'Erzählt von Maya Haddad',
          'En la voz de Maya Haddad',
          'Spusă de Maya Haddad',
        ],
      },
      { ids: [maker.id('audiobook', 'thousand-nights')] },
    ),
    moreBooks,
    shelf('narrators', headings.narrators, { kinds: ['author'] }),
    proverb,
    resume,
    forYou,
    video,
    articles,
    vouchers,
  )

const klang = (maker: Maker): StoredNode => {
  const ids = pinnedAlbums(maker, flavourOf(maker.tenant).pinned)
  return page(
    'home',
    title,
    hero(
      'hero',
      {
        eyebrow: [
          'Live session · Tonight 8 pm',
          'جلسة مباشرة · الليلة، الساعة الثامنة مساءً',
          'Session live · ce soir 20 h',
          'Live-Session · Heute 20 Uhr',
          'Sesión en directo · hoy a las 20 h',
          'Sesiune live · diseară la 20',
        ],
        title: [
          'Raum\u00a011 plays the night',
          'Raum\u00a011 تُحيي الليلة',
          'Raum\u00a011 joue la nuit',
          'Raum\u00a011 spielt die Nacht',
          'Raum\u00a011 toca la noche',
          'Raum\u00a011 cântă noaptea',
        ],
        subTitle: [
          'Forty minutes, one room, no cut.',
          'أربعون دقيقة، غرفة واحدة، بلا توقف.',
          'Quarante minutes, une pièce, sans coupe.',
          'Vierzig Minuten, ein Raum, kein Schnitt.',
          'Cuarenta minutos, una sala, sin cortes.',
          'Patruzeci de minute, o cameră, fără tăieturi.',
        ],
      },
      { ids: ids.slice(0, 1) },
    ),
    chips('rooms', sectionChips(maker.tenant, 'home')),
    ranking('charts', headings.charts, { kinds: ['track'], limit: 6 }, linkTo.musicTracks()),
    albums(headings.newAlbums, ids.slice(1)),
    forYou,
    tournament,
    artists(headings.artists),
    articles,
    video,
  )
}

const homes: Record<string, (maker: Maker) => StoredNode> = { riwaq, nour, klang }
export const homeOf = (maker: Maker): StoredNode => (homes[maker.tenant] ?? riwaq)(maker)
