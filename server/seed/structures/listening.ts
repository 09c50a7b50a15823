/** Podcasts and audiobooks. */
import { linkTo } from '../../../src/domain/addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { bookGenres } from '../words/audiobooks.ts'
import type { Six } from '../words/six.ts'
import { description, grid, groupChips, itself, list, named, page, shelf, whole } from './blocks.ts'
import { say } from './words.ts'

const bookChips = groupChips(bookGenres, (id) => `/audiobook/genre/${id}`)

const about = (name: string, title: Six, kinds: string[], ...blocks: StoredNode[]): StoredNode => ({
  ...page(name, title, itself, ...blocks),
  about: kinds,
})

export const listeningPages: readonly StoredNode[] = [
  page(
    'podcast-list',
    say.podcasts,
    shelf('new', say.newEpisodes, { kinds: ['episode'], sort: 'new' }),
    grid('podcasts', say.podcasts, { kinds: ['podcast'], limit: 24 }),
  ),
  about(
    'podcast-details',
    say.podcasts,
    ['podcast'],
    description,
    whole('episodes', say.episodes, { of: '{self}', role: 'episode' }),
    shelf('more', say.more, { kinds: ['podcast'] }, linkTo.podcastList()),
  ),
  about(
    'podcast-episode',
    say.episodes,
    ['episode'],
    description,
    shelf('more', say.moreBy, { of: '{by}', role: 'episode' }),
    shelf('podcasts', say.podcasts, { kinds: ['podcast'] }, linkTo.podcastList()),
  ),
  page(
    'audiobook-list',
    say.books,
    bookChips,
    shelf('new', say.popular, { kinds: ['audiobook'] }),
    shelf('narrators', say.narrators, { kinds: ['author'] }),
    grid('books', say.books, { kinds: ['audiobook'], sort: 'new', limit: 24 }),
  ),
  page('audiobook-category', say.books, bookChips, grid('books', null, { kinds: ['audiobook'], limit: 36 })),
  {
    ...page(
      'audiobook-genre',
      say.books,
      bookChips,
      grid('books', null, { kinds: ['audiobook'], genre: '{id}', limit: 36 }),
    ),
    groups: named(bookGenres),
  },
  about(
    'audiobook-details',
    say.books,
    ['audiobook', 'chapter'],
    description,
    whole('chapters', say.chapters, { of: '{self}', role: 'chapter' }),
    shelf('works', say.works, { of: '{by}', role: 'work' }),
    shelf('more', say.more, { kinds: ['audiobook'], genre: '{genre}' }, linkTo.audiobookList()),
  ),
  about(
    'audiobook-artist',
    say.narrators,
    ['author'],
    description,
    list('works', say.works, { of: '{self}', role: 'work', limit: 50 }),
    shelf('narrators', say.narrators, { kinds: ['author'] }),
  ),
]
