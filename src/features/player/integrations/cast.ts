/** Another device fetches for itself, so what plays from memory or disk is first reloaded from the network. */
import { subscribe } from 'valtio'
import { isLocalSound } from '../../../lib/sound-bytes.ts'
import { cast, registerDeviceChooser } from '../../../state/player/cast.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { Playback } from '../playback-types.ts'

/** How long a second tap is waited for. */
const secondTapMs = 15_000

const isLocalSource = (element: HTMLAudioElement) => isLocalSound(element.src)

/** A browser that cannot detect devices is asked by the tap itself. */
const watchRemotePlayback = (element: HTMLAudioElement) => {
  const { remote } = element
  const setOffered = (isNear: boolean) => {
    // No device is offered for a source that only this page has, so nothing is learnt from that.
    if (isNear || !isLocalSource(element)) cast.isOffered = isNear
  }
  remote.watchAvailability(setOffered).catch(() => setOffered(true))
  remote.addEventListener('connect', () => {
    cast.state = 'on'
  })
  remote.addEventListener('disconnect', () => {
    cast.state = 'off'
  })
}

export const connectCast = (playback: Playback, element: () => HTMLAudioElement | null) => {
  if (!('remote' in HTMLMediaElement.prototype)) return
  const watched = new WeakSet<HTMLAudioElement>()
  subscribe(player, () => {
    const now = element()
    if (!now || watched.has(now)) return
    watched.add(now)
    watchRemotePlayback(now)
  })
  const showState = () => {
    cast.state = element()?.remote.state === 'disconnected' ? 'off' : 'on'
  }
  let secondTapTimer: ReturnType<typeof setTimeout> | undefined
  const choose = async () => {
    const now = element()
    if (!now) return
    if (!navigator.onLine) return showSnack('player.cast.none')
    clearTimeout(secondTapTimer)
    if (cast.state === 'off') cast.state = 'choosing'
    if (isLocalSource(now)) await playback.reload()
    try {
      await now.remote.prompt()
    } catch (problem) {
      const { name } = problem as DOMException
      // The tap was too long ago for this browser; the source is ready for the next one.
      if (name === 'InvalidAccessError') {
        secondTapTimer = setTimeout(showState, secondTapMs)
        return showSnack('player.cast.again')
      }
      if (name !== 'NotAllowedError') showSnack('player.cast.none')
    }
    showState()
  }
  registerDeviceChooser(() => void choose())
}
