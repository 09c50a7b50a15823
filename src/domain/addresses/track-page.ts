import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

/** An episode has a page of its own; a song and a chapter are shown on the page of their collection. */
export const trackPageOf = (part: Linkable & { album: Target & { artist: Target } }): string =>
  part.kind === 'track'
    ? linkTo.album(part.album.artist, part.album)
    : part.kind === 'chapter'
      ? linkTo.audiobook(part.album)
      : addressOf(part)
