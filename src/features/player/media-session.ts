import type { Track } from '../../contract/content.ts'
import { imageUrl } from '../../lib/image-url.ts'

const artworkWidths = [96, 320, 640] as const

const artworkOf = (track: Track) =>
  artworkWidths.map((width) => ({
    src: new URL(imageUrl(track.picture.url, width), location.href).href,
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }))

export const showMedia = (track: Track | null) => {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: track.by?.name ?? track.album.artist.name,
        album: track.album.title,
        artwork: artworkOf(track),
        ...(track.marks && { chapterInfo: track.marks.map(({ title, at }) => ({ title, startTime: at })) }),
      })
    : null
}

export const showMediaState = (state: MediaSessionPlaybackState) => {
  if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state
}

export const showMediaPosition = (position: number, duration: number, playbackRate: number) => {
  if (!('mediaSession' in navigator) || !(duration > 0)) return
  navigator.mediaSession.setPositionState({
    duration,
    position: Math.min(Math.max(position, 0), duration),
    playbackRate,
  })
}
