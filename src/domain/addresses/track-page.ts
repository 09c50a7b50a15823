import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

/** Where something that plays is at home: an episode has a page, a song and a chapter stand in what they are part of. */
export const trackPageOf = (part: Linkable & { album: Target & { artist: Target } }): string =>
  part.kind === 'track'
    ? linkTo.album(part.album.artist, part.album)
    : part.kind === 'chapter'
      ? linkTo.audiobook(part.album)
      : addressOf(part)
