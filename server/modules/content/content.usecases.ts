/** What the music screens open. */
import type { Album, Artist, Playlist, Track } from '../../../src/contract/content.ts'
import type { Lyrics } from '../../../src/contract/lyrics.ts'
import type { Parts } from '../../../src/contract/podcasts.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { asLanguage, cardOf, descriptionOf, pickText } from './cards.ts'
import {
  type ItemQuery,
  type ReaderView,
  cardsByQueries,
  cardsByQuery,
  trackById,
  tracksByQuery,
} from './content.repository.ts'
import { openItem } from './item-request.ts'
import { countParts, listsHolding } from './parts.repository.ts'

const shelf = 12
const mostTracks = 200
const mostPlayed = 10
/** As many cards as an answer may hold. */
const mostReleases = 500

const songsOf = async (scope: Scope, id: string, limit: number, reading: ReaderView, sort?: 'popular') => {
  const relation = { of: id, role: 'track' }
  const tracks = await tracksByQuery(scope, { ...relation, sort, limit }, reading)
  const count = tracks.length < limit ? tracks.length : await countParts(scope, relation, reading)
  return { tracks, count }
}

/** A song may stand on the page of an act for being heard most, on any other by its place. */
export const songsById = async (
  scope: Scope,
  id: string,
  reading: ReaderView,
  { offset, limit }: { offset: number; limit: number },
): Promise<Parts> => {
  const { kind } = await openItem(scope, ['artist', 'album', 'playlist'], id, reading)
  const relation = { of: id, role: 'track' }
  const sort = kind === 'artist' ? 'popular' : 'place'
  return {
    total: await countParts(scope, relation, reading),
    offset,
    entries: await tracksByQuery(scope, { ...relation, sort, limit, offset }, reading),
  }
}

export const albumById = async (scope: Scope, id: string, reading: ReaderView): Promise<Album> => {
  const row = await openItem(scope, ['album'], id, reading)
  const { by, year, label } = row.data
  if (!by || !row.released) throw new Refused('NOT_FOUND')
  const songs = await songsOf(scope, id, mostTracks, reading)
  const more = await cardsByQuery(
    scope,
    { of: by.id, role: 'release', sort: 'new', not: id, limit: shelf },
    reading,
  )
  const card = cardOf(row, reading.lang)
  return {
    ...card,
    by: card.by ?? { id: by.id, slug: by.slug, name: by.name },
    released: row.released.toISOString(),
    year: year ?? row.released.getUTCFullYear(),
    label: label ?? '',
    genre: pickText(row.texts['genre'], reading.lang, row.lang).text,
    description: descriptionOf(row, reading.lang),
    ...songs,
    more,
  }
}

const aroundArtist = async (scope: Scope, id: string, reading: ReaderView) => {
  const of = (role: string): ItemQuery => ({ of: id, role, sort: 'new', limit: shelf })
  const ids = await listsHolding(scope, id, shelf)
  const queries = [of('appearance'), of('clip'), { ids, limit: shelf }]
  const [appearsOn = [], clips = [], playlists = []] = await cardsByQueries(scope, queries, reading)
  return { appearsOn, clips, playlists }
}

export const artistById = async (scope: Scope, id: string, reading: ReaderView): Promise<Artist> => {
  const row = await openItem(scope, ['artist'], id, reading)
  const releases = { of: id, role: 'release', sort: 'new', limit: mostReleases } as const
  const similar = { kinds: ['artist'], genre: row.data.genre, not: id, limit: shelf }
  return {
    ...cardOf(row, reading.lang),
    biography: descriptionOf(row, reading.lang),
    followers: row.data.followers ?? 0,
    ...(await songsOf(scope, id, mostPlayed, reading, 'popular')),
    releases: await cardsByQuery(scope, releases, reading),
    similar: await cardsByQuery(scope, similar, reading),
    ...(await aroundArtist(scope, id, reading)),
  }
}

export const playlistById = async (scope: Scope, id: string, reading: ReaderView): Promise<Playlist> => {
  const row = await openItem(scope, ['playlist'], id, reading)
  return {
    ...cardOf(row, reading.lang),
    description: descriptionOf(row, reading.lang),
    ...(await songsOf(scope, id, mostTracks, reading)),
    more: await cardsByQuery(scope, { kinds: ['playlist'], not: id, limit: shelf }, reading),
  }
}

export const openTrack = async (scope: Scope, id: string, reading: ReaderView): Promise<Track> => {
  const track = await trackById(scope, id, reading)
  if (!track) throw new Refused('NOT_FOUND')
  return track
}

export const lyricsById = async (scope: Scope, id: string, maxRating: number): Promise<Lyrics> => {
  const { lang, data } = await openItem(scope, ['track'], id, { maxRating })
  return { lang: asLanguage(lang), lines: data.lyrics ?? [] }
}

/** A category (genre or section) looks like its most popular album, else like whatever it holds. CALL-CONTENT-01 */
export const categoryPicture = async (
  scope: Scope,
  category: string,
  reading: ReaderView,
): Promise<Picture> => {
  for (const query of [{ genre: category, kinds: ['album'] }, { genre: category }, { category }]) {
    const [card] = await cardsByQuery(scope, { ...query, limit: 1 }, reading)
    if (card) return card.picture
  }
  throw new Refused('NOT_FOUND')
}
