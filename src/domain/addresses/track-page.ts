import { type Linkable, type Target, addressOf, linkTo } from './addresses.ts'

/** An episode has a page of its own; a song and a chapter are shown on the page of their collection. */
export const trackPageOf = (track: Linkable & { album: Target & { artist: Target } }): string =>
  track.kind === 'track'
    ? linkTo.album(track.album.artist, track.album)
    : track.kind === 'chapter'
      ? linkTo.audiobook(track.album)
      : addressOf(track)
