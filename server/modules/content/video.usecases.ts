import { type Kind } from '../../../src/contract/kinds.ts'
import type { Episode, Video } from '../../../src/contract/video.ts'
import type { Scope } from '../../context.ts'
import { Refused } from '../../api/refused.ts'
import { type Row, cardOf, descriptionOf, pickText } from './cards.ts'
import { type ItemQuery, type ReaderView, cardsByQuery, rowsByQuery, itemById } from './content.repository.ts'

const watchable = ['video', 'musicVideo', 'series'] as const satisfies readonly Kind[]
type Watchable = (typeof watchable)[number]
const mostEpisodes = 200
const shelfLimit = 12

const episodeOf = (row: Row, view: ReaderView, at: number): Episode => ({
  ...cardOf(row, view.lang),
  season: row.data.season ?? 1,
  number: row.data.number ?? at + 1,
})

const episodesOf = async (scope: Scope, series: string, view: ReaderView): Promise<Episode[]> => {
  const rows = await rowsByQuery(
    scope,
    { of: series, role: 'episode', kinds: ['video'], limit: mostEpisodes },
    view.maxRating,
  )
  return rows.map((row, at) => episodeOf(row, view, at))
}

/** `null` for a single video: only a video with a number belongs to a series. */
const seriesOf = async (scope: Scope, row: Row, { lang, maxRating }: ReaderView) => {
  const { by, season, number } = row.data
  if (row.kind !== 'video' || !by || number === undefined) return null
  const series = await itemById(scope, by.id, ['series'], maxRating)
  if (series?.id !== by.id) return null
  const { id, slug, title, lang: titleLang } = cardOf(series, lang)
  return { id, slug, title, lang: titleLang, season: season ?? 1, number }
}

const ofSameGenre = ({ data: { genre } }: Row) => ({ kinds: ['video', 'series'], category: 'title', genre })
const moreQueries: Record<Watchable, (row: Row) => Omit<ItemQuery, 'limit'>> = {
  video: ofSameGenre,
  series: ofSameGenre,
  musicVideo: () => ({ kinds: ['musicVideo'] }),
}

const moreOf = (scope: Scope, row: Row, series: string | null, view: ReaderView) => {
  const kind = watchable.find((known) => known === row.kind) ?? 'video'
  return cardsByQuery(scope, { ...moreQueries[kind](row), not: series ?? row.id, limit: shelfLimit }, view)
}

export const videoById = async (scope: Scope, id: string, view: ReaderView): Promise<Video> => {
  const row = await itemById(scope, id, watchable, view.maxRating)
  if (row?.id !== id) throw new Refused('NOT_FOUND')
  const series = await seriesOf(scope, row, view)
  const seriesId = row.kind === 'series' ? id : (series?.id ?? null)
  return {
    ...cardOf(row, view.lang),
    genre: pickText(row.texts['genre'], view.lang, row.lang).text,
    description: descriptionOf(row, view.lang),
    ...(series ? { series } : {}),
    episodes: seriesId ? await episodesOf(scope, seriesId, view) : [],
    more: await moreOf(scope, row, seriesId, view),
  }
}
