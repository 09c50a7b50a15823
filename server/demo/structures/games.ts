/** Games by kind, genre and studio; tournaments and challenges. */
import { gameLinks } from '../../../src/domain/addresses/game-addresses.ts'
import { articleLinks } from '../../../src/domain/addresses/article-addresses.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { slug } from '../../../src/domain/addresses/slug.ts'
import { gameKinds } from '../../modules/content/game-facts.ts'
import type { EntryQuery, StoredNode } from '../../modules/structure/tree.ts'
import { gameGenres, studios } from '../words/games.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import {
  banner,
  body,
  byGroup,
  chips,
  description,
  grid,
  groupChips,
  itemCard,
  list,
  page,
  partChips,
  prose,
  shelf,
} from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const genrePath = (id: string) => gameLinks.gamesCategory({ id, slug: id }, id)
const gameChips = groupChips(gameGenres, genrePath)
const kinds = [...gameKinds]
const gamesOf = (entries: EntryQuery) => grid('games', null, { kinds, limit: 36, ...entries })

type Collection = 'instant' | 'cloud' | 'keep' | 'new'
/** The lists that go by a name: `/games/list/instant`. */
const collections: Record<Collection, readonly [title: Six, entries: EntryQuery]> = {
  instant: [headings.instant, { kinds: ['onlineGame'] }],
  cloud: [headings.cloud, { kinds: ['cloudGame'] }],
  keep: [headings.toKeep, { kinds: ['game'] }],
  new: [headings.newGames, { sort: 'new' }],
}
const collectionChips = {
  ...chips(
    'collections',
    Object.entries(collections).map(([name, [title]]) => ({
      name,
      title: texts(title),
      clickUrl: gameLinks.gamesListNamed(name),
    })),
  ),
  title: texts(headings.collections),
}
/** The genres in one of the lists, each a list of its own: `/games/list/instant/puzzle`. */
const collectionPages = Object.entries(collections).flatMap(([name, [title, entries]]) => {
  const genres = partChips({
    name: 'groups',
    title: headings.genres,
    groups: gameGenres,
    link: (genre) => gameLinks.gamesListOf(name, genre),
    found: (genre) => ({ kinds, ...entries, genre }),
  })
  const ofGenre = `games-list-named-id-in-${name}`
  return [
    page(`games-list-named-${name}`, title, collectionChips, genres, gamesOf(entries)),
    {
      ...byGroup(ofGenre, title, gameGenres, collectionChips, genres, gamesOf({ ...entries, genre: '{id}' })),
      within: { [name]: texts(title) },
    },
  ]
})
const shelfOf = (name: Collection) =>
  shelf(name, collections[name][0], { kinds, ...collections[name][1] }, gameLinks.gamesListNamed(name))

const byGenre = (name: string): StoredNode => ({
  ...byGroup(name, headings.games, gameGenres, gameChips, gamesOf({ genre: '{id}' })),
  sameAs: { '*': genrePath('{id}').split('?')[0] ?? '' },
})

const studioPages = Object.entries(studios).map(([name, about]): StoredNode => ({
  name: `games-publisher-${slug(name)}`,
  title: { en: name },
  substructure: [prose('about', null, about), gamesOf({ publisher: slug(name) }), shelfOf('cloud')],
}))

const tournamentKinds = ['tournament', 'challenge']
const about = (name: string, title: Six, of: string[], ...blocks: StoredNode[]): StoredNode => ({
  ...page(name, title, ...blocks),
  about: of,
})

export const gamePages: readonly StoredNode[] = [
  page(
    'games-list',
    headings.games,
    collectionChips,
    gameChips,
    shelfOf('instant'),
    shelfOf('cloud'),
    banner(
      'cup',
      { title: headings.tournaments, subTitle: headings.challenges },
      { kinds: ['tournament'], sort: 'near' },
      linkTo.page('cups'),
    ),
    grid('games', headings.toKeep, { kinds: ['game'], limit: 24 }),
  ),
  byGenre('games-list-named'),
  ...collectionPages,
  // In a list of no such name there is nothing; `all` names all games.
  { ...byGenre('games-list-named-id'), within: {} },
  byGenre('games-category'),
  ...studioPages,

  page(
    'cups',
    headings.tournaments,
    shelf('running', headings.liveNow, { kinds: ['tournament'], phase: 'running' }),
    shelf('coming', headings.comingTournaments, { kinds: ['tournament'], phase: 'coming' }),
    list('challenges', headings.challenges, { kinds: ['challenge'], limit: 20 }),
    shelf('past', headings.pastTournaments, { kinds: ['tournament'], phase: 'past' }),
    shelf(
      'news',
      headings.news,
      { kinds: ['news'], category: 'games', limit: 6 },
      articleLinks.newsCategory('games'),
    ),
    shelf('games', headings.games, { kinds }, linkTo.gamesList()),
  ),
  // The tournament screen uses a call of its own; this structure answers the fragment `get-challenge-by-id`.
  about('tournaments-details', headings.tournaments, tournamentKinds, itemCard, description),
  about(
    'tournaments-news',
    headings.news,
    ['news'],
    itemCard,
    body,
    shelf('cups', headings.tournaments, { of: '{self}', role: 'tournament' }, linkTo.page('cups')),
    shelf('more', headings.news, { kinds: ['news'], category: 'games', sort: 'new', limit: 6 }),
  ),
]
