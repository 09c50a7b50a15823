import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { sectionPath } from '../../../../src/domain/sections.ts'
import type { StoredNode } from '../tree.ts'
import { type Six, texts } from './six-languages.ts'
import { page, shelf } from './blocks.ts'
import { headings } from './headings.ts'

const search: Six = ['Search', 'بحث', 'Recherche', 'Suche', 'Búsqueda', 'Căutare']

/** Leads to everything of one kind, with the picture of the best known. */
const tileOf = (name: string, title: Six, kinds: string[], clickUrl: string): StoredNode => ({
  name,
  type: 'banner',
  title: texts(title),
  entries: { kinds, limit: 1 },
  clickUrl,
})

const vouchers: Six = ['Vouchers', 'قسائم', 'Bons', 'Gutscheine', 'Cupones', 'Vouchere']

export const searchPage = page(
  'search',
  search,
  shelf('albums', headings.popular, { kinds: ['album'] }),
  tileOf('music', headings.music, ['artist'], linkTo.musicList()),
  tileOf('podcasts', headings.podcasts, ['podcast'], linkTo.podcastList()),
  tileOf('books', headings.books, ['audiobook'], linkTo.audiobookList()),
  tileOf('films', headings.video, ['series', 'video'], linkTo.videoList('all')),
  tileOf('games', headings.games, ['game', 'onlineGame', 'cloudGame'], linkTo.gamesList()),
  tileOf('articles', headings.articles, ['article'], sectionPath('read')),
  tileOf('lists', headings.playlists, ['playlist'], linkTo.musicPlaylists()),
  tileOf('offers', vouchers, ['voucher'], sectionPath('vouchers')),
  shelf('artists', headings.artists, { kinds: ['artist'] }),
)
