import { type TournamentRow, tournamentRules, tournamentVideos, tournaments } from '../words/tournaments.ts'
import { news } from '../words/news.ts'
import { games } from '../words/games.ts'
import { texts } from '../../modules/structure/defaults/six-languages.ts'
import { videoGenres } from '../words/videos.ts'
import type { Maker, SeedItem } from './maker.ts'

const hour = 3_600_000
const days: Record<TournamentRow['kind'], number> = { tournament: 7, challenge: 3 }
const prizes: Record<TournamentRow['kind'], readonly number[]> = {
  tournament: [500, 250, 100],
  challenge: [50],
}

/** Evenings, as games are played then. */
const evening = (maker: Maker, day: number, at: number) =>
  new Date(Date.parse(maker.daysAgo(-day)) + at * hour).toISOString()

const factsOf = ({ kind, seats }: TournamentRow) => ({
  seats,
  prizes: prizes[kind].map((amount, at) => ({ place: at + 1, amount, currency: 'TICKETS' })),
  rules: tournamentRules[kind].map((rule) => texts(rule)),
})

/** Days since its start, or since its announcement today. */
const ageOf = ({ day }: TournamentRow) => Math.max(0, -day)

const addTournament = (maker: Maker, row: TournamentRow, at: number) =>
  maker.add({
    kind: row.kind,
    key: row.key,
    lang: 'en',
    title: texts(row.title),
    subTitle: texts(row.about),
    description: texts(row.about),
    popularity: 700 - at * 20,
    age: ageOf(row),
    data: {
      starts: evening(maker, row.day, 17),
      ends: evening(maker, row.day + days[row.kind], 20),
      facts: factsOf(row),
    },
  })

type TournamentVideo = (typeof tournamentVideos)[number]
const addVideo = (maker: Maker, { key, title, about, minutes }: TournamentVideo, row: TournamentRow) =>
  maker.add({
    kind: 'video',
    key,
    lang: 'en',
    title: texts(title),
    subTitle: texts(videoGenres.documentary),
    description: texts(about),
    genre: texts(videoGenres.documentary),
    popularity: 40,
    age: ageOf(row),
    data: { genre: 'documentary', category: 'cup', duration: minutes * 60 },
  })

const relateContent = (maker: Maker, tournament: SeedItem, row: TournamentRow) => {
  const game = games.find(({ title }) => title === row.game)
  if (game) maker.relate(tournament.id, 'game', [maker.id(game.kind, game.title)])
  const newsIds = news.filter(({ cup: of }) => of === row.key).map(({ key }) => maker.id('news', key))
  maker.relate(tournament.id, 'news', newsIds)
  for (const one of newsIds) maker.relate(one, 'tournament', [tournament.id])
  const videos = tournamentVideos.filter(({ cup: of }) => of === row.key)
  maker.relate(
    tournament.id,
    'video',
    videos.map((video) => addVideo(maker, video, row).id),
  )
}

export const makeTournaments = (maker: Maker) => {
  tournaments.forEach((row, at) => relateContent(maker, addTournament(maker, row, at), row))
}
