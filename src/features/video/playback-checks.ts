/** Can videos be played here? Each step is tried for real on a short video. */
import { supportsHls } from './source/open-video-source.ts'

export const checkSteps = ['format', 'qualities', 'picture', 'jump', 'full', 'small', 'captions'] as const
type CheckStep = (typeof checkSteps)[number]
export type CheckResults = Partial<Record<CheckStep, boolean>>

/** Free for everyone, and short. */
export const testVideo = '/media/test.webm'
const testVideoType = 'video/webm; codecs="vp8, vorbis"'
const stepTimeoutMs = 20_000
const jumpTo = 5

const waitForEvent = (video: EventTarget, event: string, isReached: () => boolean) =>
  new Promise<boolean>((resolve) => {
    const stop = new AbortController()
    const end = (isFine: boolean) => {
      stop.abort()
      clearTimeout(timer)
      resolve(isFine)
    }
    const timer = setTimeout(() => end(false), stepTimeoutMs)
    const { signal } = stop
    video.addEventListener(event, () => isReached() && end(true), { signal })
    video.addEventListener('error', () => end(false), { signal })
    if (isReached()) end(true)
  })

const doesPlay = (video: HTMLVideoElement) => {
  const moved = waitForEvent(video, 'timeupdate', () => video.currentTime > 0.2 && video.videoWidth > 0)
  // On a dead connection the promise never settles; the timeout above ends it all the same.
  const refused = new Promise<boolean>((resolve) => video.play().catch(() => resolve(false)))
  return Promise.race([moved, refused])
}
const doesSeek = (video: HTMLVideoElement) => {
  video.currentTime = jumpTo
  return waitForEvent(video, 'seeked', () => !video.seeking && video.currentTime >= jumpTo)
}

/** Captions appear over the picture at their time. */
const captions = async (video: HTMLVideoElement) => {
  const track = video.addTextTrack('captions')
  track.mode = 'hidden'
  track.addCue(new VTTCue(0, 3600, '·'))
  const isShown = await waitForEvent(track, 'cuechange', () => (track.activeCues?.length ?? 0) > 0)
  track.mode = 'disabled'
  return isShown
}

const steps: Record<CheckStep, (video: HTMLVideoElement) => boolean | Promise<boolean>> = {
  format: (video) => video.canPlayType(testVideoType) !== '',
  qualities: supportsHls,
  picture: doesPlay,
  jump: doesSeek,
  full: (video) => document.fullscreenEnabled || 'webkitEnterFullscreen' in video,
  small: () => document.pictureInPictureEnabled,
  captions,
}

export const runChecks = async (video: HTMLVideoElement, report: (checked: CheckResults) => void) => {
  const checked: CheckResults = {}
  for (const step of checkSteps) {
    const depends = step === 'jump' || step === 'captions'
    // Steps that need a picture are skipped where there is none.
    checked[step] =
      !(depends && !checked.picture) && (await Promise.resolve(steps[step](video)).catch(() => false))
    report({ ...checked })
  }
  video.pause()
}
/** The test video is one file: where the browser does not know its format, videos in several qualities still play. */
export const isPlayable = ({ format, qualities, picture }: CheckResults) =>
  picture === true || (format === false && qualities === true)
