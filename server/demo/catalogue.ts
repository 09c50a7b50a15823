import { flavourOf } from './flavours.ts'
import { makeTournaments } from './make/tournaments.ts'
import { makeGames } from './make/games.ts'
import { Maker, type PictureOf } from './make/maker.ts'
import { makeMusic } from './make/music.ts'
import { createPeople } from './make/people.ts'
import { makeArticles } from './make/articles.ts'
import { makeMarketplace } from './make/shop.ts'
import { makePodcasts } from './make/podcasts.ts'
import { makeVideo } from './make/video.ts'

export const makeCatalogue = (
  tenant: string,
  now: Date,
  pictureOf: PictureOf,
  numerals?: string | undefined,
): Maker => {
  const flavour = flavourOf(tenant)
  const maker = new Maker(tenant, flavour.currency, now, pictureOf, numerals)
  const people = createPeople(maker)
  makeMusic(maker, flavour)
  makePodcasts(maker, people)
  makeVideo(maker)
  makeGames(maker)
  makeArticles(maker, people)
  makeMarketplace(maker)
  makeTournaments(maker)
  people.finish()
  return maker
}
