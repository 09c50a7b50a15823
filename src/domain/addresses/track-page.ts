import type { Track } from '../../contract/content.ts'
import type { DownloadSource } from '../../contract/download-notes.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { SourceKind } from '../../contract/shared.ts'
import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

type Part = Linkable & { album: Target & { artist: Target } }

const musicAlbum = ({ album }: Part) => linkTo.album(album.artist, album)
const show = ({ album }: Part) => linkTo.podcast(album)
const book = ({ album }: Part) => linkTo.audiobook(album)

const playerPages: Partial<Record<Kind, (part: Part) => string>> = {
  track: musicAlbum,
  chapter: book,
}
export const trackPageOf = (part: Part): string => playerPages[part.kind]?.(part) ?? addressOf(part)

const collectionPages: Partial<Record<Kind, (part: Part) => string>> = {
  ...playerPages,
  episode: show,
}
/** The album, the show or the book. */
export const collectionPageOf = (part: Part): string => collectionPages[part.kind]?.(part) ?? addressOf(part)

/** A record has no slug of its source; a shelf has no page. */
const downloadPages: Record<SourceKind, (id: string, track: Track) => string | undefined> = {
  track: (_, track) => addressOf(track),
  album: (_, track) => musicAlbum(track),
  podcast: (_, track) => show(track),
  audiobook: (_, track) => book(track),
  artist: (id) => linkTo.artist({ id, slug: id }),
  playlist: (id) => linkTo.playlist({ id, slug: id }),
  shelf: () => undefined,
}

/** The page of what was downloaded. */
export const addressOfDownload = ({ kind, id }: DownloadSource, track: Track): string | undefined =>
  downloadPages[kind](id, track)
