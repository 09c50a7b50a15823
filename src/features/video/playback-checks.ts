/** Can films be seen here? Each step is tried for real on a short film. */
import { speaksHls } from './source/open-video-source.ts'

export const checkSteps = ['format', 'qualities', 'picture', 'jump', 'full', 'small', 'captions'] as const
type CheckStep = (typeof checkSteps)[number]
export type Checked = Partial<Record<CheckStep, boolean>>

/** Free for everyone, and short. */
export const testFilm = '/media/test.webm'
const filmType = 'video/webm; codecs="vp8, vorbis"'
const longestMs = 20_000
const jumpTo = 5

/** Resolves when `is` holds, at the latest when the patience is over. */
const until = (video: EventTarget, event: string, is: () => boolean) =>
  new Promise<boolean>((resolve) => {
    const stop = new AbortController()
    const end = (isFine: boolean) => {
      stop.abort()
      clearTimeout(timer)
      resolve(isFine)
    }
    const timer = setTimeout(() => end(false), longestMs)
    const { signal } = stop
    video.addEventListener(event, () => is() && end(true), { signal })
    video.addEventListener('error', () => end(false), { signal })
    if (is()) end(true)
  })

const moves = (video: HTMLVideoElement) => {
  const moved = until(video, 'timeupdate', () => video.currentTime > 0.2 && video.videoWidth > 0)
  // On a line that says nothing its answer never comes; the patience above ends all the same.
  const refused = new Promise<boolean>((resolve) => video.play().catch(() => resolve(false)))
  return Promise.race([moved, refused])
}
const jumps = (video: HTMLVideoElement) => {
  video.currentTime = jumpTo
  return until(video, 'seeked', () => !video.seeking && video.currentTime >= jumpTo)
}

/** Words that stand over the picture when their time has come. */
const captions = async (video: HTMLVideoElement) => {
  const track = video.addTextTrack('captions')
  track.mode = 'hidden'
  track.addCue(new VTTCue(0, 3600, '·'))
  const isShown = await until(track, 'cuechange', () => (track.activeCues?.length ?? 0) > 0)
  track.mode = 'disabled'
  return isShown
}

const steps: Record<CheckStep, (video: HTMLVideoElement) => boolean | Promise<boolean>> = {
  format: (video) => video.canPlayType(filmType) !== '',
  qualities: speaksHls,
  picture: moves,
  jump: jumps,
  full: (video) => document.fullscreenEnabled || 'webkitEnterFullscreen' in video,
  small: () => document.pictureInPictureEnabled,
  captions,
}

export const runChecks = async (video: HTMLVideoElement, tell: (checked: Checked) => void) => {
  const checked: Checked = {}
  for (const step of checkSteps) {
    const depends = step === 'jump' || step === 'captions'
    // What needs a picture is not waited for where there is none.
    checked[step] =
      !(depends && !checked.picture) && (await Promise.resolve(steps[step](video)).catch(() => false))
    tell({ ...checked })
  }
  video.pause()
}
/** The test film is one file: where the browser does not know that format, films in several qualities still play. */
export const isFine = ({ format, qualities, picture }: Checked) =>
  picture === true || (format === false && qualities === true)
