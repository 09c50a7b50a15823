/**
 * Another screen for the video (Remote Playback), where the browser knows of one. It fetches for itself, so a
 * video that this page feeds in segments cannot be sent; Safari's own player, and a video in one file, can.
 */
import { useEffect, useState } from 'react'
import { showSnack } from '../../../state/notifications/snackbar.ts'

export interface RemotePlaybackControl {
  isOn: boolean
  choose: () => void
}

const promptForScreen = async ({ remote }: HTMLVideoElement) => {
  try {
    await remote.prompt()
  } catch (problem) {
    // Closing the browser's list is no failure.
    if ((problem as DOMException).name !== 'NotAllowedError') showSnack('player.cast.none')
  }
}

/** The part of the element that is followed. */
interface RemoteVideo extends EventTarget {
  readonly currentSrc: string
  readonly remote: EventTarget &
    Pick<RemotePlayback, 'state' | 'watchAvailability' | 'cancelWatchAvailability'>
}
interface RemotePlaybackState {
  isNear: boolean
  /** The browser fetches it itself. */
  isOwn: boolean
  isOn: boolean
}
/** Follows the element until the returned function is called; the next video uses the same one. */
export const watchRemotePlayback = (
  video: RemoteVideo,
  tell: (news: Partial<RemotePlaybackState>) => void,
): (() => void) => {
  const { remote } = video
  const stop = new AbortController()
  const { signal } = stop
  const look = () => tell({ isOwn: video.currentSrc !== '' && !video.currentSrc.startsWith('blob:') })
  video.addEventListener('loadstart', look, { signal })
  look()
  // The previous video may have been sent there.
  tell({ isOn: remote.state === 'connected' })
  remote.addEventListener('connect', () => tell({ isOn: true }), { signal })
  remote.addEventListener('disconnect', () => tell({ isOn: false }), { signal })
  const offer = (isNear: boolean) => {
    if (!signal.aborted) tell({ isNear })
  }
  const watching = remote.watchAvailability(offer)
  // A browser that cannot detect devices is asked by the tap itself.
  watching.catch(() => offer(true))
  return () => {
    stop.abort()
    watching.then((watch) => remote.cancelWatchAvailability(watch)).catch(() => undefined)
  }
}

export const useRemotePlayback = (video: HTMLVideoElement | null): RemotePlaybackControl | null => {
  const [{ isNear, isOwn, isOn }, setTold] = useState<RemotePlaybackState>({
    isNear: false,
    isOwn: false,
    isOn: false,
  })
  useEffect(() => {
    if (!video || !('remote' in video)) return
    return watchRemotePlayback(video, (news) => setTold((was) => ({ ...was, ...news })))
  }, [video])
  return video && (isOn || (isNear && isOwn)) ? { isOn, choose: () => void promptForScreen(video) } : null
}
