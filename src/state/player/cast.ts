/**
 * Another device that the sound may go to (Remote Playback), where the browser knows of one. `features/player` does what
 * stands here. While it is not off, only addresses of the network are played: another device fetches for itself.
 */
import { proxy } from 'valtio'

export const cast = proxy<{ isOffered: boolean; state: 'off' | 'choosing' | 'on' }>({
  isOffered: false,
  state: 'off',
})

let openDeviceChooser = () => {}
export const registerDeviceChooser = (chooser: () => void) => {
  openDeviceChooser = chooser
}
/** Called by a tap: the browser opens its own list of devices for nothing else. */
export const chooseCastDevice = () => openDeviceChooser()
