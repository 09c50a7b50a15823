import type { Track } from '../../contract/content.ts'
import type { DownloadSource } from '../../contract/download-notes.ts'
import { addressOf, linkTo } from '../addresses/addresses.ts'

/** The page of what was downloaded; undefined for a shelf, which has none. A record has no slug of its source. */
export const addressOfDownload = ({ kind, id }: DownloadSource, track: Track): string | undefined => {
  const { album } = track
  switch (kind) {
    case 'track':
      return addressOf(track)
    case 'album':
      return linkTo.album(album.artist, album)
    case 'podcast':
      return linkTo.podcast(album)
    case 'audiobook':
      return linkTo.audiobook(album)
    case 'artist':
      return linkTo.artist({ id, slug: id })
    case 'playlist':
      return linkTo.playlist({ id, slug: id })
    case 'shelf':
      return undefined
  }
}
