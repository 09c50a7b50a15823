/** Films and series. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { furtherLinks } from '../../../src/domain/addresses/further-addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { videoGenres } from '../words/videos.ts'
import { byGroup, distinct, grid, groupChips, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { say } from '../../modules/structure/defaults/headings.ts'

const videoChips = groupChips(videoGenres, linkTo.videoList)
/** Films and series of a genre among each other. */
const categoryChips = groupChips(videoGenres, (id) => furtherLinks.videoCategory({ slug: id, id }))
const wholeCategory = furtherLinks.videoCategory({ slug: '{id}', id: '{id}' })

export const watchingPages: readonly StoredNode[] = [
  byGroup(
    'video-list',
    say.video,
    videoGenres,
    videoChips,
    shelf('series', say.series, { kinds: ['series'], genre: '{id}' }),
    grid(
      'films',
      say.films,
      { kinds: ['video'], category: 'title', genre: '{id}', limit: 24 },
      wholeCategory,
    ),
  ),
  {
    ...byGroup(
      'video-category',
      say.video,
      distinct(videoGenres, say.video),
      categoryChips,
      grid('films', null, { kinds: ['video', 'series'], category: 'title', genre: '{id}', limit: 36 }),
    ),
    sameAs: { all: linkTo.videoList('all'), '*': wholeCategory },
  },
  page(
    'watch',
    say.watch,
    categoryChips,
    shelf('series', say.series, { kinds: ['series'] }),
    grid('films', say.films, { kinds: ['video'], category: 'title', limit: 24 }),
  ),
]
