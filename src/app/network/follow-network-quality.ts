/** Applies the data saver once the connection is known to be poor; shown once, with a button that turns it off. */
import { dataSaver } from '../../lib/data-saver.ts'
import {
  chooseDataSaver,
  followPoorConnection,
  networkQuality,
  restoreNetworkQuality,
} from '../../state/network/network-quality.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { measureNetworkQuality } from './measure-network-quality.ts'

export const followNetworkQuality = (tenant: string) => {
  let isNotified = false
  restoreNetworkQuality(tenant)
  measureNetworkQuality()
  followPoorConnection((isPoor) => {
    dataSaver.isEnabled = isPoor
    if (!isPoor || isNotified || networkQuality.choice !== 'auto') return
    isNotified = true
    showSnack('states.poor.told', {
      action: { key: 'states.poor.whole', run: () => chooseDataSaver(tenant, 'off') },
    })
  })
}
