import type { GameArtwork } from '../../../src/contract/games.ts'
import type { Price } from '../../../src/contract/shared.ts'
import { free } from '../../../src/domain/game-price.ts'
import { slug } from '../../../src/domain/addresses/slug.ts'
import { randomInteger } from '../art/random.ts'
import { pictureUrl } from '../art/picture.ts'
import { type World, viewName } from '../art/worlds/worlds.ts'
import { type GameGenre, type GameRow, gameGenres, gamePlay, gameTexts, games } from '../words/games.ts'
import { joined, texts } from '../../modules/structure/defaults/six-languages.ts'
import type { Maker } from './maker.ts'

const worlds: Record<GameGenre, World> = {
  arcade: 'runner',
  puzzle: 'tiles',
  racing: 'race',
  strategy: 'isles',
  adventure: 'lantern',
}
const wide = { width: 1600, height: 900 }
const size = { width: 854, height: 480 }
const screenshots = 5

/** The trailer and the pictures of one group show the same part of a game. */
const artworksOf = (id: string, world: World): GameArtwork[] => {
  const picture = (view: string) => ({ ...wide, url: pictureUrl(viewName(id, world, view), 800) })
  const moving = (view: string, seconds: number) => ({
    ...size,
    url: `/media/${viewName(id, world, view)}.webm`,
    seconds,
  })
  return [
    { artworkClass: 'BANNER', group: 0, ...picture('banner') },
    { artworkClass: 'VIDEO_TRAILER', group: 0, ...moving('trailer', 12) },
    { artworkClass: 'VIDEO_GAMEPLAY', group: 1, ...moving('gameplay', 32) },
    ...Array.from({ length: screenshots }, (_, at) => ({
      artworkClass: 'SCREENSHOT' as const,
      group: 1,
      ...picture(String(at + 1)),
    })),
  ]
}

const priceOf = ({ currency }: Maker, { kind }: GameRow): Price => {
  if (kind === 'onlineGame') return { amount: 0, currency, businessModel: free }
  if (kind === 'cloudGame') return { amount: 0, currency, businessModel: 'SUBSCRIPTION' }
  return { amount: currency === 'AED' ? 10.99 : 2.99, currency, businessModel: 'DOWNLOAD_TO_OWN' }
}

const factsOf = (maker: Maker, row: GameRow) => {
  const id = maker.id(row.kind, row.title)
  return {
    name: slug(row.title),
    useGameFrame: row.kind !== 'game',
    developerName: row.studio,
    licensorName: row.studio,
    isWalletItem: row.kind === 'game',
    firstEpisodeContentType: row.genre === 'adventure' ? 'GAME_EPISODE' : null,
    megabytes: row.kind === 'game' ? randomInteger(maker.random(`size:${row.title}`), 24, 180) : null,
    additionalArtworks: artworksOf(id, worlds[row.genre]),
  }
}

const addGame = (maker: Maker, row: GameRow, at: number) => {
  const made = maker.add({
    kind: row.kind,
    key: row.title,
    lang: 'en',
    title: { en: row.title },
    subTitle: texts(gameGenres[row.genre]),
    description: joined([texts(gameTexts[row.genre], { studio: row.studio }), texts(gamePlay[row.genre])]),
    genre: texts(gameGenres[row.genre]),
    grading: row.title === 'Night Sprint' ? 10 : row.genre === 'adventure' ? 20 : 0,
    popularity: 2000 - at * 40,
    age: 8 + at * 13,
    data: {
      genre: row.genre,
      category: row.genre,
      publisher: slug(row.studio),
      providerId: `prv-${slug(row.title)}`,
      premium: row.kind === 'cloudGame',
      prices: [priceOf(maker, row)],
      facts: factsOf(maker, row),
    },
  })
  made.picture = { ...made.picture, url: pictureUrl(viewName(made.id, worlds[row.genre], 'poster')) }
}

export const makeGames = (maker: Maker) => games.forEach((row, at) => addGame(maker, row, at))
