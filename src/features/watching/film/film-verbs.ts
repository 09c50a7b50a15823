/** What one can do with a film, for buttons and keys alike; what the player does as well is called as it is there. */
export interface FilmVerbs {
  toggle(): void
  seek(seconds: number): void
  skip(by: number): void
  toggleMute(): void
  setVolume(volume: number): void
  fullscreen(): void
  pictureInPicture(): void
}

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
  const seek = (seconds: number) => {
    if (video) video.currentTime = Math.min(Math.max(0, seconds), video.duration || seconds)
  }
  return {
    seek,
    skip: (by) => seek((video?.currentTime ?? 0) + by),
    toggle: () => {
      if (video?.paused) video.play().catch(quiet)
      else video?.pause()
    },
    toggleMute: () => {
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
