/** Podcasts and audiobooks; one show, book, episode or author is opened by a call of its own. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { bookGenres } from '../words/audiobooks.ts'
import { grid, groupChips, named, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const bookChips = groupChips(bookGenres, linkTo.audiobookGenre)

export const podcastPages: readonly StoredNode[] = [
  page(
    'podcast-list',
    headings.podcasts,
    shelf('new', headings.newEpisodes, { kinds: ['episode'], sort: 'new' }),
    grid('podcasts', headings.allPodcasts, { kinds: ['podcast'], limit: 24 }),
  ),
  page(
    'audiobook-list',
    headings.books,
    bookChips,
    shelf('new', headings.popular, { kinds: ['audiobook'], limit: 8 }, linkTo.audiobookCategory()),
    shelf('narrators', headings.narrators, { kinds: ['author'] }),
    grid('books', headings.allBooks, { kinds: ['audiobook'], sort: 'new', limit: 24 }),
  ),
  page(
    'audiobook-category',
    headings.allBooks,
    bookChips,
    grid('books', null, { kinds: ['audiobook'], limit: 36 }),
  ),
  {
    ...page(
      'audiobook-genre',
      headings.books,
      bookChips,
      grid('books', null, { kinds: ['audiobook'], genre: '{id}', limit: 36 }),
    ),
    groups: named(bookGenres),
  },
]
