/** Lock screen and media keys for a video, from its first Play until it is left; then music has them again. */
import type { Card } from '../../contract/content.ts'
import { imageUrl } from '../../lib/image-url.ts'
import { claimMediaKeys } from '../../state/player/media-keys.ts'
import { videoStepSeconds } from '../../domain/video/video-keys.ts'

type SessionVideo = Pick<
  HTMLVideoElement,
  'currentTime' | 'duration' | 'playbackRate' | 'paused' | 'play' | 'pause' | keyof EventTarget
>

const mediaKeyHandlers = (video: SessionVideo, playNext: (() => void) | null) => {
  const skip =
    (sign: 1 | -1) =>
    ({ seekOffset }: MediaSessionActionDetails) => {
      video.currentTime += sign * (seekOffset ?? videoStepSeconds)
    }
  return {
    play: () =>
      void video.play().catch((problem: unknown) => console.info('the video needs a tap to play', problem)),
    pause: () => video.pause(),
    stop: () => video.pause(),
    seekto: ({ seekTime }: MediaSessionActionDetails) => {
      video.currentTime = seekTime ?? video.currentTime
    },
    seekforward: skip(1),
    seekbackward: skip(-1),
    // A video has no previous one; the next is the next episode.
    ...(playNext ? { nexttrack: playNext } : {}),
  }
}

const reportPositionState = (
  session: MediaSession,
  { duration, currentTime, playbackRate }: SessionVideo,
) => {
  if (!Number.isFinite(duration) || duration <= 0) return
  session.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) })
}

export const holdMediaSession = (
  card: Pick<Card, 'title' | 'picture'>,
  video: SessionVideo,
  playNext: (() => void) | null,
): (() => void) => {
  if (!('mediaSession' in navigator)) return () => undefined
  const { mediaSession } = navigator
  const before = { metadata: mediaSession.metadata, state: mediaSession.playbackState }
  const keys = mediaKeyHandlers(video, playNext)
  let release: (() => void) | null = null
  let own: MediaMetadata | null = null
  const claim = () => {
    release = claimMediaKeys(keys)
    const src = new URL(imageUrl(card.picture.url, 640), location.href).href
    own = new MediaMetadata({ title: card.title, artwork: [{ src, type: 'image/webp' }] })
    mediaSession.metadata = own
  }
  const update = () => {
    if (!release) return
    mediaSession.playbackState = video.paused ? 'paused' : 'playing'
    reportPositionState(mediaSession, video)
  }
  const stop = new AbortController()
  const { signal } = stop
  video.addEventListener('play', claim, { signal })
  for (const name of ['play', 'pause', 'seeked', 'ratechange', 'durationchange'])
    video.addEventListener(name, update, { signal })
  return () => {
    stop.abort()
    if (!release) return
    release()
    mediaSession.setPositionState()
    // The player has set its own since; what was there before may be above an age ceiling by now.
    if (mediaSession.metadata !== own) return
    mediaSession.metadata = before.metadata
    mediaSession.playbackState = before.state
  }
}
