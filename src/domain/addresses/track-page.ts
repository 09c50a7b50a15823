import type { Kind } from '../../contract/kinds.ts'
import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

type Part = Linkable & { album: Target & { artist: Target } }

const collectionPages: Partial<Record<Kind, (part: Part) => string>> = {
  track: ({ album }) => linkTo.album(album.artist, album),
  chapter: ({ album }) => linkTo.audiobook(album),
}
export const trackPageOf = (part: Part): string => collectionPages[part.kind]?.(part) ?? addressOf(part)
