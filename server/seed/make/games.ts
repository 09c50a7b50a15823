/** Games of three kinds, with what a game's page needs to know (ENTITY-GAME). */
import { slug } from '../../../src/domain/slug.ts'
import { type GameRow, gameGenres, gameTexts, games } from '../words/games.ts'
import { texts } from '../words/six.ts'
import { type Maker, everywhere } from './maker.ts'

const artwork = (id: string, artworkClass: string, group: number, width: number, height: number) => ({
  artworkClass,
  group,
  width,
  height,
  url: `/img/${id}/800x0.webp`,
})

const factsOf = (maker: Maker, row: GameRow) => {
  const id = maker.id(row.kind, row.title)
  return {
    name: slug(row.title),
    useGameFrame: row.kind !== 'game',
    developerName: row.studio,
    licensorName: row.studio,
    isWalletItem: false,
    additionalArtworks: [
      artwork(id, 'BANNER', 0, 1600, 900),
      artwork(id, 'SCREENSHOT', 1, 1600, 900),
      artwork(id, 'SCREENSHOT', 2, 1600, 900),
    ],
  }
}

export const makeGames = (maker: Maker) => {
  games.forEach((row, at) => {
    maker.add({
      kind: row.kind,
      key: row.title,
      lang: 'en',
      title: everywhere(row.title),
      subTitle: texts(gameGenres[row.genre]),
      description: texts(gameTexts[row.genre], { studio: row.studio }),
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
        prices: [
          {
            amount: row.kind === 'onlineGame' ? 0 : 2.99,
            currency: maker.currency,
            businessModel: row.kind === 'onlineGame' ? 'FREE' : 'PURCHASE',
          },
        ],
        facts: factsOf(maker, row),
      },
    })
  })
}
