/** What one can do with a film, for buttons and keys alike. */
export interface FilmVerbs {
  toggle(): void
  seekTo(seconds: number): void
  seekBy(seconds: number): void
  mute(): void
  setVolume(volume: number): void
  fullscreen(): void
  pictureInPicture(): void
}

export const step = 10
const quiet = (problem: unknown) => console.info('the browser did not do it', problem)

interface Elements {
  video: HTMLVideoElement | null
  /** Player with its controls: fullscreen takes both. */
  frame: HTMLElement | null
}

/** iPhones know fullscreen of the film itself only. */
const enterFullscreen = (frame: HTMLElement, video: HTMLVideoElement | null) => {
  if (document.fullscreenEnabled) return void frame.requestFullscreen().catch(quiet)
  const phone = video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
  phone?.webkitEnterFullscreen?.()
}

export const createVerbs = ({ video, frame }: Elements): FilmVerbs => {
  const seekTo = (seconds: number) => {
    if (video) video.currentTime = Math.min(Math.max(0, seconds), video.duration || seconds)
  }
  return {
    seekTo,
    seekBy: (seconds) => seekTo((video?.currentTime ?? 0) + seconds),
    toggle: () => {
      if (video?.paused) video.play().catch(quiet)
      else video?.pause()
    },
    mute: () => {
      if (!video) return
      if (video.volume === 0) video.volume = 1
      else video.muted = !video.muted
    },
    setVolume: (volume) => {
      if (!video) return
      video.muted = false
      video.volume = Math.min(1, Math.max(0, volume))
    },
    fullscreen: () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(quiet)
      else if (frame) enterFullscreen(frame, video)
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) document.exitPictureInPicture().catch(quiet)
      else video?.requestPictureInPicture().catch(quiet)
    },
  }
}

export interface Pressed {
  key: string
  isRtl: boolean
  /** What has the focus answers this key by itself. */
  isTaken: boolean
  /** The focus is in the player: only there single letters count (WCAG 2.1.4). */
  isInside: boolean
}
export type KeyAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'fullscreen'
  | 'captions'

const letters: Record<string, KeyAction> = {
  k: 'toggle',
  j: 'back',
  l: 'forward',
  m: 'mute',
  f: 'fullscreen',
  c: 'captions',
}

/** Time runs the way the scrubber fills: from the inline start. */
export const keyAction = ({ key, isRtl, isTaken, isInside }: Pressed): KeyAction | null => {
  if (isTaken) return null
  const plain: Record<string, KeyAction> = {
    ' ': 'toggle',
    ArrowLeft: isRtl ? 'forward' : 'back',
    ArrowRight: isRtl ? 'back' : 'forward',
    ArrowUp: 'louder',
    ArrowDown: 'quieter',
  }
  return plain[key] ?? (isInside ? (letters[key.toLowerCase()] ?? null) : null)
}
