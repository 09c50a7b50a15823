import type { Album, Artist, Playlist, Track } from '../../../src/contract/content.ts'
import type { Lyrics } from '../../../src/contract/lyrics.ts'
import type { Parts } from '../../../src/contract/podcasts.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { asLanguage, cardOf, descriptionOf, pickText } from './cards.ts'
import {
  type Sort,
  type ItemQuery,
  type ReaderView,
  cardsByQueries,
  cardsByQuery,
  trackById,
  tracksByQuery,
} from './content.repository.ts'
import { openItem } from './item-request.ts'
import { countParts, playlistsWith } from './parts.repository.ts'

const shelfLimit = 12
const maxTracks = 200
const maxPopularSongs = 10
const maxReleases = 500

const songsOf = async (scope: Scope, id: string, limit: number, view: ReaderView, sort?: 'popular') => {
  const relation = { of: id, role: 'track' }
  const tracks = await tracksByQuery(scope, { ...relation, sort, limit }, view)
  const count = tracks.length < limit ? tracks.length : await countParts(scope, relation, view)
  return { tracks, count }
}

/** Of any other list, songs are sorted by their place. */
const songSorts: Partial<Record<string, Sort>> = { artist: 'popular' }

export const songsById = async (
  scope: Scope,
  id: string,
  view: ReaderView,
  { offset, limit }: { offset: number; limit: number },
): Promise<Parts> => {
  const { kind } = await openItem(scope, ['artist', 'album', 'playlist'], id, view)
  const relation = { of: id, role: 'track' }
  const sort = songSorts[kind] ?? 'place'
  return {
    total: await countParts(scope, relation, view),
    offset,
    entries: await tracksByQuery(scope, { ...relation, sort, limit, offset }, view),
  }
}

export const albumById = async (scope: Scope, id: string, view: ReaderView): Promise<Album> => {
  const row = await openItem(scope, ['album'], id, view)
  const { by, year, label } = row.data
  if (!by || !row.released) throw new Refused('NOT_FOUND')
  const songs = await songsOf(scope, id, maxTracks, view)
  const more = await cardsByQuery(
    scope,
    { of: by.id, role: 'release', sort: 'new', not: id, limit: shelfLimit },
    view,
  )
  const card = cardOf(row, view.lang)
  return {
    ...card,
    by: card.by ?? { id: by.id, slug: by.slug, name: by.name },
    released: row.released.toISOString(),
    year: year ?? row.released.getUTCFullYear(),
    label: label ?? '',
    genre: pickText(row.texts['genre'], view.lang, row.lang).text,
    description: descriptionOf(row, view.lang),
    ...songs,
    more,
  }
}

const artistShelves = async (scope: Scope, id: string, view: ReaderView) => {
  const of = (role: string): ItemQuery => ({ of: id, role, sort: 'new', limit: shelfLimit })
  const ids = await playlistsWith(scope, id, shelfLimit)
  const queries = [of('appearance'), of('clip'), { ids, limit: shelfLimit }]
  const [appearsOn = [], clips = [], playlists = []] = await cardsByQueries(scope, queries, view)
  return { appearsOn, clips, playlists }
}

export const artistById = async (scope: Scope, id: string, view: ReaderView): Promise<Artist> => {
  const row = await openItem(scope, ['artist'], id, view)
  const releases = { of: id, role: 'release', sort: 'new', limit: maxReleases } as const
  const similar = { kinds: ['artist'], genre: row.data.genre, not: id, limit: shelfLimit }
  return {
    ...cardOf(row, view.lang),
    biography: descriptionOf(row, view.lang),
    followers: row.data.followers ?? 0,
    ...(await songsOf(scope, id, maxPopularSongs, view, 'popular')),
    releases: await cardsByQuery(scope, releases, view),
    similar: await cardsByQuery(scope, similar, view),
    ...(await artistShelves(scope, id, view)),
  }
}

export const playlistById = async (scope: Scope, id: string, view: ReaderView): Promise<Playlist> => {
  const row = await openItem(scope, ['playlist'], id, view)
  return {
    ...cardOf(row, view.lang),
    description: descriptionOf(row, view.lang),
    ...(await songsOf(scope, id, maxTracks, view)),
    more: await cardsByQuery(scope, { kinds: ['playlist'], not: id, limit: shelfLimit }, view),
  }
}

export const openTrack = async (scope: Scope, id: string, view: ReaderView): Promise<Track> => {
  const track = await trackById(scope, id, view)
  if (!track) throw new Refused('NOT_FOUND')
  return track
}

export const lyricsById = async (scope: Scope, id: string, maxRating: number): Promise<Lyrics> => {
  const { lang, data } = await openItem(scope, ['track'], id, { maxRating })
  return { lang: asLanguage(lang), lines: data.lyrics ?? [] }
}

/** The picture of its most popular album, else of any of its items. CALL-CONTENT-01 */
export const categoryPicture = async (scope: Scope, category: string, view: ReaderView): Promise<Picture> => {
  for (const query of [{ genre: category, kinds: ['album'] }, { genre: category }, { category }]) {
    const [card] = await cardsByQuery(scope, { ...query, limit: 1 }, view)
    if (card) return card.picture
  }
  throw new Refused('NOT_FOUND')
}
