/** What one can do with a film, for buttons and keys alike; what the player does as well is called as it is there. */
export interface VideoActions {
  toggle(): void
  seek(seconds: number): void
  skip(by: number): void
  toggleMute(): void
  /** What a silence goes back to: called before the volume moves, for what it passes on its way is chosen by nobody. */
  holdVolume(): void
  setVolume(volume: number): void
  fullscreen(): void
  pictureInPicture(): void
}

const logRefused = (problem: unknown) => console.info('the browser did not do it', problem)

interface Elements {
  video: HTMLVideoElement | null
  /** Player with its controls: fullscreen takes both. */
  frame: HTMLElement | null
}

/** iPhones know fullscreen of the film itself only. */
const enterFullscreen = (frame: HTMLElement, video: HTMLVideoElement | null) => {
  if (document.fullscreenEnabled) return void frame.requestFullscreen().catch(logRefused)
  const phone = video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
  phone?.webkitEnterFullscreen?.()
}

export const createVideoActions = ({ video, frame }: Elements): VideoActions => {
  let chosen = video?.volume ?? 1
  const seek = (seconds: number) => {
    if (video) video.currentTime = Math.min(Math.max(0, seconds), video.duration || seconds)
  }
  return {
    seek,
    skip: (by) => seek((video?.currentTime ?? 0) + by),
    toggle: () => {
      if (video?.paused) video.play().catch(logRefused)
      else video?.pause()
    },
    toggleMute: () => {
      if (video) video.muted = !video.muted
    },
    holdVolume: () => {
      chosen = video?.volume ?? 1
    },
    // Silence is a mute: how loud it was stays with the film, and is kept with it.
    setVolume: (volume) => {
      if (!video) return
      video.muted = volume <= 0
      video.volume = volume <= 0 ? chosen : Math.min(1, volume)
    },
    fullscreen: () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(logRefused)
      else if (frame) enterFullscreen(frame, video)
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) document.exitPictureInPicture().catch(logRefused)
      else video?.requestPictureInPicture().catch(logRefused)
    },
  }
}
