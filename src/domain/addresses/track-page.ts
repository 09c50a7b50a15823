import type { Kind } from '../../contract/kinds.ts'
import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

type Part = Linkable & { album: Target & { artist: Target } }

const musicAlbum = ({ album }: Part) => linkTo.album(album.artist, album)
const book = ({ album }: Part) => linkTo.audiobook(album)

const playerPages: Partial<Record<Kind, (part: Part) => string>> = {
  track: musicAlbum,
  chapter: book,
}
export const trackPageOf = (part: Part): string => playerPages[part.kind]?.(part) ?? addressOf(part)

const collectionPages: Partial<Record<Kind, (part: Part) => string>> = {
  ...playerPages,
  episode: ({ album }) => linkTo.podcast(album),
}
/** The album, the show or the book. */
export const collectionPageOf = (part: Part): string => collectionPages[part.kind]?.(part) ?? addressOf(part)
