/** Pages of videos and series. */
import { videoLinks } from '../../../src/domain/addresses/video-addresses.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { videoGenres } from '../words/videos.ts'
import { byGroup, distinct, grid, groupChips, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const videoChips = groupChips(videoGenres, linkTo.videoList)
/** Videos and series of one genre. */
const categoryChips = groupChips(videoGenres, (id) => videoLinks.videoCategory({ slug: id, id }))
const categoryLink = videoLinks.videoCategory({ slug: '{id}', id: '{id}' })

export const videoPages: readonly StoredNode[] = [
  byGroup(
    'video-list',
    headings.video,
    videoGenres,
    videoChips,
    shelf('series', headings.series, { kinds: ['series'], genre: '{id}' }),
    grid(
      'films',
      headings.videos,
      { kinds: ['video'], category: 'title', genre: '{id}', limit: 24 },
      categoryLink,
    ),
  ),
  {
    ...byGroup(
      'video-category',
      headings.video,
      distinct(videoGenres, headings.video),
      categoryChips,
      grid('films', null, { kinds: ['video', 'series'], category: 'title', genre: '{id}', limit: 36 }),
    ),
    sameAs: { all: linkTo.videoList('all'), '*': categoryLink },
  },
  page(
    'watch',
    headings.watch,
    categoryChips,
    shelf('series', headings.series, { kinds: ['series'] }),
    grid('films', headings.videos, { kinds: ['video'], category: 'title', limit: 24 }),
  ),
]
