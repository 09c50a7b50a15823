/** The lock screen, the headset and the keyboard's media keys, kept in step with the player. */
import type { Track } from '../../contract/content.ts'
import { imageUrl } from '../../lib/image-url.ts'

export interface MediaKeys {
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  stop: () => void
  seekTo: (seconds: number) => void
  position: () => number
}
/** What a headset's skip means where the system does not say how far. */
const step = 10
const artworkWidths = [96, 320, 640] as const

const artworkOf = (track: Track) =>
  artworkWidths.map((width) => ({
    src: new URL(imageUrl(track.picture.url, width), location.href).href,
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }))

export const listenToMediaKeys = (keys: MediaKeys) => {
  if (!('mediaSession' in navigator)) return
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', keys.play],
    ['pause', keys.pause],
    ['stop', keys.stop],
    ['nexttrack', keys.next],
    ['previoustrack', keys.previous],
    ['seekto', ({ seekTime }) => keys.seekTo(seekTime ?? 0)],
    ['seekforward', ({ seekOffset }) => keys.seekTo(keys.position() + (seekOffset ?? step))],
    ['seekbackward', ({ seekOffset }) => keys.seekTo(keys.position() - (seekOffset ?? step))],
  ]
  for (const [action, handler] of handlers) {
    try {
      navigator.mediaSession.setActionHandler(action, handler)
    } catch (error) {
      // Browsers throw for an action they do not know; the others still work.
      console.info(`no media key for ${action}`, error)
    }
  }
}

export const showMedia = (track: Track | null) => {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: track.by?.name ?? track.album.artist.name,
        album: track.album.title,
        artwork: artworkOf(track),
      })
    : null
}

export const showMediaState = (state: MediaSessionPlaybackState) => {
  if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state
}

export const showMediaPosition = (position: number, duration: number) => {
  if (!('mediaSession' in navigator) || !(duration > 0)) return
  navigator.mediaSession.setPositionState({
    duration,
    position: Math.min(Math.max(position, 0), duration),
    playbackRate: 1,
  })
}
