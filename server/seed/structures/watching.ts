/** Films, series, games, cups. */
import { linkTo } from '../../../src/domain/addresses.ts'
import { slug } from '../../../src/domain/slug.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { gameGenres, games } from '../words/games.ts'
import type { Six } from '../words/six.ts'
import { videoGenres } from '../words/videos.ts'
import { banner, description, grid, groupChips, itself, list, named, page, shelf } from './blocks.ts'
import { say } from './words.ts'

const about = (name: string, title: Six, kinds: string[], ...blocks: StoredNode[]): StoredNode => ({
  ...page(name, title, itself, description, ...blocks),
  about: kinds,
})
const videoChips = groupChips(videoGenres, linkTo.videoList)
const gameChips = groupChips(gameGenres, (id) => `/games/category/${id}`)
const moreGames = shelf(
  'more',
  say.more,
  { kinds: ['game', 'onlineGame', 'cloudGame'], genre: '{genre}' },
  linkTo.gamesList(),
)
const gameKinds = ['game', 'onlineGame', 'cloudGame']
const studios = Object.fromEntries(
  games.map(({ studio }): [string, Six] => [slug(studio), [studio, studio, studio, studio, studio, studio]]),
)
const byGroup = (
  name: string,
  title: Six,
  groups: Record<string, Six>,
  ...blocks: StoredNode[]
): StoredNode => ({
  ...page(name, title, ...blocks),
  groups: named(groups),
})
const allGames = (name: string, title: Six) =>
  page(
    name,
    title,
    gameChips,
    shelf('instant', say.instant, { kinds: ['onlineGame'] }),
    shelf('cloud', say.cloud, { kinds: ['cloudGame'] }),
    banner(
      'cup',
      { eyebrow: say.liveNow, title: say.cups, subTitle: say.challenges },
      { kinds: ['tournament'] },
      '/cups',
    ),
    grid('games', say.games, { kinds: ['game'], limit: 24 }),
  )
const cupKinds = ['tournament', 'challenge']

export const watchingPages: readonly StoredNode[] = [
  byGroup(
    'video-list',
    say.video,
    videoGenres,
    videoChips,
    shelf('series', say.series, { kinds: ['series'], genre: '{id}' }),
    grid('films', say.films, { kinds: ['video'], category: 'title', genre: '{id}', limit: 24 }),
  ),
  byGroup(
    'video-category',
    say.video,
    videoGenres,
    videoChips,
    grid('films', null, { kinds: ['video', 'series'], category: 'title', genre: '{id}', limit: 36 }),
  ),
  page(
    'watch',
    say.watch,
    videoChips,
    shelf('series', say.series, { kinds: ['series'] }),
    grid('films', say.films, { kinds: ['video'], category: 'title', limit: 24 }),
  ),

  allGames('games-list', say.games),
  byGroup(
    'games-list-named',
    say.games,
    gameGenres,
    gameChips,
    grid('games', null, { kinds: gameKinds, genre: '{id}', limit: 36 }),
  ),
  byGroup(
    'games-list-named-id',
    say.games,
    gameGenres,
    gameChips,
    grid('games', null, { kinds: gameKinds, genre: '{id}', limit: 36 }),
  ),
  byGroup(
    'games-category',
    say.games,
    gameGenres,
    gameChips,
    grid('games', null, { kinds: gameKinds, genre: '{id}', limit: 36 }),
  ),
  byGroup(
    'games-publisher',
    say.games,
    studios,
    grid('games', null, { kinds: gameKinds, publisher: '{id}', limit: 36 }),
  ),
  about(
    'games-details',
    say.games,
    gameKinds,
    shelf('by', say.moreBy, { kinds: gameKinds, publisher: '{publisher}' }),
    moreGames,
  ),
  about('arcade-details', say.games, gameKinds, moreGames),

  page(
    'cups',
    say.cups,
    shelf('cups', say.cups, { kinds: ['tournament'] }),
    list('challenges', say.challenges, { kinds: ['challenge'], limit: 20 }),
    shelf('games', say.games, { kinds: gameKinds }, linkTo.gamesList()),
  ),
  about(
    'tournaments-details',
    say.cups,
    cupKinds,
    shelf('more', say.cups, { kinds: cupKinds }),
    shelf('games', say.games, { kinds: gameKinds }, linkTo.gamesList()),
  ),
  about(
    'tournaments-news',
    say.cups,
    [...cupKinds, 'news'],
    list('news', say.news, { kinds: ['news'], category: 'games', limit: 10 }),
  ),
]
