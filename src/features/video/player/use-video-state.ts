import { useEffect, useState } from 'react'

export interface VideoState {
  isPlaying: boolean
  isWaiting: boolean
  hasEnded: boolean
  hasFailed: boolean
  isSeen: boolean
  time: number
  duration: number
  isMuted: boolean
  volume: number
}
const first: VideoState = {
  isPlaying: false,
  isWaiting: true,
  hasEnded: false,
  hasFailed: false,
  isSeen: false,
  time: 0,
  duration: 0,
  isMuted: false,
  volume: 1,
}

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0)

const readState = (video: HTMLVideoElement): VideoState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !video.ended,
  hasEnded: video.ended,
  hasFailed: video.error !== null,
  isSeen: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
  time: video.currentTime,
  duration: finite(video.duration),
  isMuted: video.muted || video.volume === 0,
  volume: video.muted ? 0 : video.volume,
})

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'error',
  'timeupdate',
  'durationchange',
  'volumechange',
  'loadeddata',
  'emptied',
] as const

export const useVideoState = (video: HTMLVideoElement | null): VideoState => {
  const [state, setState] = useState(first)
  useEffect(() => {
    if (!video) return
    const update = () => setState(readState(video))
    update()
    for (const name of events) video.addEventListener(name, update)
    return () => {
      for (const name of events) video.removeEventListener(name, update)
    }
  }, [video])
  return state
}
