/** What a poor line changes, from the moment it is known; said once, with the way out beside it. */
import { thrift } from '../../lib/data-saver.ts'
import { chooseLine, followPoor, line, restoreLine } from '../../state/network/network-quality.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { measureLine } from './measure-network-quality.ts'

export const followLine = (tenant: string) => {
  let isTold = false
  restoreLine(tenant)
  measureLine()
  followPoor((poor) => {
    thrift.isOn = poor
    if (!poor || isTold || line.choice !== 'auto') return
    isTold = true
    showSnack('states.poor.told', {
      action: { key: 'states.poor.whole', run: () => chooseLine(tenant, 'off') },
    })
  })
}
