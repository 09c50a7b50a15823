/** Podcasts and audiobooks; one show, book, episode or author is opened by a call of its own. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { furtherLinks } from '../../../src/domain/addresses/further-addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { bookGenres } from '../words/audiobooks.ts'
import { grid, groupChips, named, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { say } from '../../modules/structure/defaults/headings.ts'

const bookChips = groupChips(bookGenres, linkTo.audiobookGenre)

export const listeningPages: readonly StoredNode[] = [
  page(
    'podcast-list',
    say.podcasts,
    shelf('new', say.newEpisodes, { kinds: ['episode'], sort: 'new' }),
    grid('podcasts', say.allPodcasts, { kinds: ['podcast'], limit: 24 }),
  ),
  page(
    'audiobook-list',
    say.books,
    bookChips,
    shelf('new', say.popular, { kinds: ['audiobook'], limit: 8 }, furtherLinks.audiobooks()),
    shelf('narrators', say.narrators, { kinds: ['author'] }),
    grid('books', say.allBooks, { kinds: ['audiobook'], sort: 'new', limit: 24 }),
  ),
  page(
    'audiobook-category',
    say.allBooks,
    bookChips,
    grid('books', null, { kinds: ['audiobook'], limit: 36 }),
  ),
  {
    ...page(
      'audiobook-genre',
      say.books,
      bookChips,
      grid('books', null, { kinds: ['audiobook'], genre: '{id}', limit: 36 }),
    ),
    groups: named(bookGenres),
  },
]
