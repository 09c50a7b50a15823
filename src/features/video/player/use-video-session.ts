import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Card } from '../../../contract/content.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { videoPreferences, setVideoPreference } from '../../../state/video/video-preferences.ts'
import { holdSpeaker } from '../hold-speaker.ts'
import { goToNextVideo } from './NextVideo.tsx'
import { reportVideoPosition } from '../report-video-position.ts'
import { holdMediaSession } from '../video-media-session.ts'
import { persistVolume, saveVideoPosition } from '../video-reload.ts'

interface VideoSession {
  card: Card
  next: Card | undefined
  stream: VideoStream
}

/** A page that was opened by its address may not play sound before a tap: then it waits with its big Play. */
const startPlayback = (video: HTMLVideoElement) => () =>
  video.play().catch((problem: unknown) => console.info('the video needs a tap to play', problem))

/** Starts as soon as it can and saves its position; a free start alone saves none. */
export const useVideoSession = (video: HTMLVideoElement | null, { card, stream, next }: VideoSession) => {
  const { tenant } = usePortal()
  useEffect(() => (video ? holdSpeaker(tenant.name, video) : undefined), [video, tenant.name])
  useEffect(() => (video ? persistVolume(tenant.name, video) : undefined), [video, tenant.name])
  useEffect(
    () => (video ? holdMediaSession(card, video, next ? () => goToNextVideo(next) : null) : undefined),
    [video, card, next],
  )
  useEffect(() => {
    if (!video) return
    const start = startPlayback(video)
    video.addEventListener('loadedmetadata', start, { once: true })
    const follow = stream.isPreview
      ? []
      : [reportVideoPosition(card, video), saveVideoPosition(card.id, video)]
    return () => {
      video.removeEventListener('loadedmetadata', start)
      for (const stop of follow) stop()
    }
  }, [video, card, stream])
}

/** A new source would start at its default speed again, so both are set. */
const setPlaybackRate = (video: HTMLVideoElement, speed: number) => {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
export const useSpeed = (video: HTMLVideoElement | null) => {
  const { name } = usePortal().tenant
  const { speed } = useSnapshot(videoPreferences)
  useEffect(() => {
    if (video) setPlaybackRate(video, speed)
  }, [video, speed])
  return { speed, choose: (newSpeed: number) => setVideoPreference(name, 'speed', newSpeed) }
}
