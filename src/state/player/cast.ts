/** Remote Playback. While connected, only network addresses are played: the other device fetches them itself. */
import { proxy } from 'valtio'

export const cast = proxy<{ isOffered: boolean; state: 'off' | 'choosing' | 'on' }>({
  isOffered: false,
  state: 'off',
})

let openDeviceChooser = () => {}
export const registerDeviceChooser = (chooser: () => void) => {
  openDeviceChooser = chooser
}
/** Must be called from a tap: otherwise the browser does not open its list of devices. */
export const chooseCastDevice = () => openDeviceChooser()
