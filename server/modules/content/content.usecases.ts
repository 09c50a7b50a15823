/** What the music screens open. */
import type { Album, Artist, Playlist, Track } from '../../../src/contract/content.ts'
import type { Lyrics } from '../../../src/contract/lyrics.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { Refused } from '../../binder/refused.ts'
import type { Scope } from '../../parts.ts'
import { asLanguage, cardOf, descriptionOf, pickText } from './cards.ts'
import {
  type ItemQuery,
  type Reading,
  cardsByQueries,
  cardsByQuery,
  trackById,
  tracksByQuery,
} from './content.repository.ts'
import { openItem } from './opening.ts'
import { listsHolding } from './parts.repository.ts'

const shelf = 12
const mostTracks = 200

export const albumById = async (scope: Scope, id: string, reading: Reading): Promise<Album> => {
  const row = await openItem(scope, ['album'], id, reading)
  const { by, year, label } = row.data
  if (!by || !row.released) throw new Refused('NOT_FOUND')
  const tracks = await tracksByQuery(scope, { of: id, role: 'track', limit: mostTracks }, reading)
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
    tracks,
    more,
  }
}

const aroundArtist = async (scope: Scope, id: string, reading: Reading) => {
  const of = (role: string): ItemQuery => ({ of: id, role, sort: 'new', limit: shelf })
  const ids = await listsHolding(scope, id, shelf)
  const queries = [of('appearance'), of('clip'), { ids, limit: shelf }]
  const [appearsOn = [], clips = [], playlists = []] = await cardsByQueries(scope, queries, reading)
  return { appearsOn, clips, playlists }
}

export const artistById = async (scope: Scope, id: string, reading: Reading): Promise<Artist> => {
  const row = await openItem(scope, ['artist'], id, reading)
  const tracks = { of: id, role: 'track', sort: 'popular', limit: 10 } as const
  const releases = { of: id, role: 'release', sort: 'new', limit: 60 } as const
  const similar = { kinds: ['artist'], genre: row.data.genre, not: id, limit: shelf }
  return {
    ...cardOf(row, reading.lang),
    biography: descriptionOf(row, reading.lang),
    followers: row.data.followers ?? 0,
    tracks: await tracksByQuery(scope, tracks, reading),
    releases: await cardsByQuery(scope, releases, reading),
    similar: await cardsByQuery(scope, similar, reading),
    ...(await aroundArtist(scope, id, reading)),
  }
}

export const playlistById = async (scope: Scope, id: string, reading: Reading): Promise<Playlist> => {
  const row = await openItem(scope, ['playlist'], id, reading)
  return {
    ...cardOf(row, reading.lang),
    description: descriptionOf(row, reading.lang),
    tracks: await tracksByQuery(scope, { of: id, role: 'track', limit: mostTracks }, reading),
    more: await cardsByQuery(scope, { kinds: ['playlist'], not: id, limit: shelf }, reading),
  }
}

export const openTrack = async (scope: Scope, id: string, reading: Reading): Promise<Track> => {
  const track = await trackById(scope, id, reading)
  if (!track) throw new Refused('NOT_FOUND')
  return track
}

export const lyricsById = async (scope: Scope, id: string, maxRating: number): Promise<Lyrics> => {
  const { lang, data } = await openItem(scope, ['track'], id, { maxRating })
  return { lang: asLanguage(lang), lines: data.lyrics ?? [] }
}

/** A category (genre or section) looks like its most popular album, else like whatever it holds. CALL-CONTENT-01 */
export const categoryPicture = async (scope: Scope, category: string, reading: Reading): Promise<Picture> => {
  for (const query of [{ genre: category, kinds: ['album'] }, { genre: category }, { category }]) {
    const [card] = await cardsByQuery(scope, { ...query, limit: 1 }, reading)
    if (card) return card.picture
  }
  throw new Refused('NOT_FOUND')
}
