export interface VideoActions {
  toggle(): void
  seek(seconds: number): void
  skip(by: number): void
  toggleMute(): void
  /** Called before the volume moves, so that unmuting restores no value that was only passed. */
  holdVolume(): void
  setVolume(volume: number): void
  fullscreen(): void
  pictureInPicture(): void
}

const logRefused = (problem: unknown) =>
  console.info('the browser refused full screen or the small window', problem)

interface Elements {
  video: HTMLVideoElement | null
  frame: HTMLElement | null
}

/** iPhones know fullscreen of the video element only. */
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
    // Volume 0 is a mute: the volume before it stays with the video, and is saved with it.
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
