/** Can films be seen here? Each step is tried for real on a short film; the first two decide. */
export const checkSteps = ['format', 'picture', 'jump', 'full', 'small', 'captions'] as const
type CheckStep = (typeof checkSteps)[number]
export type Checked = Partial<Record<CheckStep, boolean>>

/** Free for everyone, and short. */
export const testFilm = '/media/test.webm'
const filmType = 'video/webm; codecs="vp8, vorbis"'
const longestMs = 20_000
const jumpTo = 5

/** Resolves when `is` holds, at the latest when the patience is over. */
const until = (video: HTMLVideoElement, event: string, is: () => boolean) =>
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

const moves = async (video: HTMLVideoElement) => {
  const moved = until(video, 'timeupdate', () => video.currentTime > 0.2 && video.videoWidth > 0)
  await video.play()
  return moved
}
const jumps = (video: HTMLVideoElement) => {
  video.currentTime = jumpTo
  return until(video, 'seeked', () => !video.seeking && video.currentTime >= jumpTo)
}

const steps: Record<CheckStep, (video: HTMLVideoElement) => boolean | Promise<boolean>> = {
  format: (video) => video.canPlayType(filmType) !== '',
  picture: moves,
  jump: jumps,
  full: (video) => document.fullscreenEnabled || 'webkitEnterFullscreen' in video,
  small: () => document.pictureInPictureEnabled,
  captions: (video) => 'textTracks' in video,
}

export const runChecks = async (video: HTMLVideoElement, tell: (checked: Checked) => void) => {
  const checked: Checked = {}
  for (const step of checkSteps) {
    checked[step] = await Promise.resolve(steps[step](video)).catch(() => false)
    tell({ ...checked })
  }
  video.pause()
}
export const isFine = ({ format, picture }: Checked) => format === true && picture === true
