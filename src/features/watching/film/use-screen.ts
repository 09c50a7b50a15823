/**
 * Another screen that the film may go to (Remote Playback), where the browser knows of one. It fetches for itself, so a
 * film that this page feeds piece by piece has none; Safari's own player, and a film in one file, have.
 */
import { useEffect, useState } from 'react'
import { showSnack } from '../../../state/snackbar.ts'

export interface Screen {
  isOn: boolean
  choose: () => void
}

const choose = async ({ remote }: HTMLVideoElement) => {
  try {
    await remote.prompt()
  } catch (problem) {
    // Whoever closes the browser's list has not failed.
    if ((problem as DOMException).name !== 'NotAllowedError') showSnack('player.cast.none')
  }
}

export const useScreen = (video: HTMLVideoElement | null): Screen | null => {
  const [isNear, setNear] = useState(false)
  const [isOwn, setOwn] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!video || !('remote' in video)) return
    const { remote } = video
    const stop = new AbortController()
    const { signal } = stop
    const look = () => setOwn(video.currentSrc !== '' && !video.currentSrc.startsWith('blob:'))
    video.addEventListener('loadstart', look, { signal })
    look()
    remote.addEventListener('connect', () => setOn(true), { signal })
    remote.addEventListener('disconnect', () => setOn(false), { signal })
    const offer = (is: boolean) => !signal.aborted && setNear(is)
    // A browser that cannot say what is near is asked by the tap itself.
    remote.watchAvailability(offer).catch(() => offer(true))
    return () => stop.abort()
  }, [video])
  return video && (isOn || (isNear && isOwn)) ? { isOn, choose: () => void choose(video) } : null
}
