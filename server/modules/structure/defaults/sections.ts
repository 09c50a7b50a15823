/** Home and sections of a portal that has written none: what there is, newest first, and nothing where there is nothing. */
import type { StoredNode } from '../tree.ts'
import { kindsIn } from '../../../../src/contract/kinds.ts'
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { sectionPath } from '../../../../src/domain/sections.ts'
import type { Six } from './six-languages.ts'
import { grid, page, shelf } from './blocks.ts'
import { headings } from './headings.ts'

const home: Six = ['Home', 'الرئيسية', 'Accueil', 'Start', 'Inicio', 'Acasă']

const newShelf = (name: string, title: Six, kinds: string[], clickUrl: string): StoredNode =>
  shelf(name, title, { kinds, sort: 'new' }, clickUrl)

const sectionPage = (name: string, title: Six, kinds: string[]): StoredNode =>
  page(name, title, grid('all', null, { kinds, sort: 'new', limit: 36 }))

export const homeAndSections: readonly StoredNode[] = [
  page(
    'home',
    home,
    newShelf('albums', headings.newAlbums, ['album'], linkTo.musicList()),
    newShelf('podcasts', headings.podcasts, ['podcast'], linkTo.podcastList()),
    newShelf('books', headings.books, ['audiobook'], linkTo.audiobookList()),
    newShelf('video', headings.video, ['video', 'series'], linkTo.videoList('all')),
    newShelf('games', headings.games, [...kindsIn('games')], linkTo.gamesList()),
    newShelf('articles', headings.articles, ['article'], sectionPath('read')),
    newShelf('vouchers', headings.offers, ['voucher'], sectionPath('vouchers')),
  ),
  sectionPage('music-list', headings.music, ['album']),
  sectionPage('music-playlists', headings.playlists, ['playlist']),
  sectionPage('listen', headings.listen, ['album', 'podcast', 'audiobook']),
  // The address names a group; without groups only that of all is a page.
  { ...sectionPage('video-list', headings.video, ['video', 'series']), groups: {} },
  sectionPage('watch', headings.watch, ['video', 'series']),
  sectionPage('games-list', headings.games, [...kindsIn('games')]),
  sectionPage('podcast-list', headings.podcasts, ['podcast']),
  sectionPage('audiobook-list', headings.books, ['audiobook']),
  sectionPage('read', headings.articles, ['article']),
  sectionPage('magazine', headings.magazine, ['article']),
  sectionPage('live', headings.live, ['musicVideo']),
  sectionPage('cups', headings.tournaments, ['tournament']),
  sectionPage('vouchers', headings.offers, ['voucher']),
]
