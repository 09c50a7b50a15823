import type { Track } from '../../contract/content.ts'
import type { DownloadSource } from '../../contract/download-notes.ts'
import type { SourceKind } from '../../contract/shared.ts'
import { addressOf, linkTo } from '../addresses/addresses.ts'

/** A record has no slug of its source; a shelf has no page. */
const pages: Record<SourceKind, (id: string, track: Track) => string | undefined> = {
  track: (_, track) => addressOf(track),
  album: (_, { album }) => linkTo.album(album.artist, album),
  podcast: (_, { album }) => linkTo.podcast(album),
  audiobook: (_, { album }) => linkTo.audiobook(album),
  artist: (id) => linkTo.artist({ id, slug: id }),
  playlist: (id) => linkTo.playlist({ id, slug: id }),
  shelf: () => undefined,
}

/** The page of what was downloaded. */
export const addressOfDownload = ({ kind, id }: DownloadSource, track: Track): string | undefined =>
  pages[kind](id, track)
