/** The other screen fetches for itself, so a video that this page feeds in segments cannot be sent. */
import { useEffect, useState } from 'react'
import { showSnack } from '../../../state/notifications/snackbar.ts'

export interface RemotePlaybackControl {
  isConnected: boolean
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

interface RemoteVideo extends EventTarget {
  readonly currentSrc: string
  readonly remote: EventTarget &
    Pick<RemotePlayback, 'state' | 'watchAvailability' | 'cancelWatchAvailability'>
}
interface RemotePlaybackState {
  isAvailable: boolean
  isOwn: boolean
  isConnected: boolean
}
/** Follows the element until the returned function is called; the next video uses the same one. */
export const watchRemotePlayback = (
  video: RemoteVideo,
  onChange: (news: Partial<RemotePlaybackState>) => void,
): (() => void) => {
  const { remote } = video
  const stop = new AbortController()
  const { signal } = stop
  const update = () => onChange({ isOwn: video.currentSrc !== '' && !video.currentSrc.startsWith('blob:') })
  video.addEventListener('loadstart', update, { signal })
  update()
  // The previous video may have been sent there.
  onChange({ isConnected: remote.state === 'connected' })
  remote.addEventListener('connect', () => onChange({ isConnected: true }), { signal })
  remote.addEventListener('disconnect', () => onChange({ isConnected: false }), { signal })
  const setAvailable = (isAvailable: boolean) => {
    if (!signal.aborted) onChange({ isAvailable })
  }
  const watching = remote.watchAvailability(setAvailable)
  // A browser that cannot detect devices is asked by the tap itself.
  watching.catch(() => setAvailable(true))
  return () => {
    stop.abort()
    watching.then((watchId) => remote.cancelWatchAvailability(watchId)).catch(() => undefined)
  }
}

export const useRemotePlayback = (video: HTMLVideoElement | null): RemotePlaybackControl | null => {
  const [{ isAvailable, isOwn, isConnected }, setState] = useState<RemotePlaybackState>({
    isAvailable: false,
    isOwn: false,
    isConnected: false,
  })
  useEffect(() => {
    if (!video || !('remote' in video)) return
    return watchRemotePlayback(video, (news) => setState((previous) => ({ ...previous, ...news })))
  }, [video])
  return video && (isConnected || (isAvailable && isOwn))
    ? { isConnected, choose: () => void promptForScreen(video) }
    : null
}
