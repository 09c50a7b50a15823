/** On a poor connection: smaller pictures, no prefetching, no request without a timeout. */
import { proxy, subscribe } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { type DataSaverChoice, isDataSaverChoice } from '../../domain/network-quality.ts'

interface NetworkQuality {
  choice: DataSaverChoice
  measured: boolean
}
export const networkQuality = proxy<NetworkQuality>({ choice: 'auto', measured: false })

export const isPoorConnection = ({ choice, measured }: Readonly<NetworkQuality>): boolean =>
  choice === 'auto' ? measured : choice === 'on'

export const restoreNetworkQuality = (tenant: string) => {
  try {
    const stored = localStorage.getItem(localKeys.networkQuality(tenant))
    if (isDataSaverChoice(stored)) networkQuality.choice = stored
  } catch (problem) {
    console.info('the data saver setting could not be read', problem)
  }
}
export const chooseDataSaver = (tenant: string, choice: DataSaverChoice) => {
  networkQuality.choice = choice
  try {
    localStorage.setItem(localKeys.networkQuality(tenant), choice)
  } catch (problem) {
    console.info('the data saver setting holds for this page only', problem)
  }
}
export const followPoorConnection = (work: (isPoor: boolean) => void) => {
  let last = isPoorConnection(networkQuality)
  work(last)
  subscribe(networkQuality, () => {
    if (isPoorConnection(networkQuality) !== last) work((last = isPoorConnection(networkQuality)))
  })
}
