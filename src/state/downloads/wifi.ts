/** Few browsers report the connection's type, mainly on Android; elsewhere nothing waits. */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { connectionType, followConnectionType } from '../network/connection-type.ts'

interface Wifi {
  isWanted: boolean
  /** The type of the connection, as the browser calls it; empty where it does not say. */
  connectionType: string
}
export const wifi = proxy<Wifi>({ isWanted: true, connectionType: '' })

export const waitsForWifi = ({ isWanted, connectionType }: Readonly<Wifi>): boolean =>
  isWanted && connectionType === 'cellular'

export const setWifiOnly = (tenant: string, isWanted: boolean) => {
  wifi.isWanted = isWanted
  try {
    localStorage.setItem(localKeys.wifiOnly(tenant), isWanted ? 'only' : 'any')
  } catch (problem) {
    console.info('the connection setting holds for this page only', problem)
  }
}

export const followWifi = (tenant: string, stopped: AbortSignal) => {
  const update = () => {
    wifi.connectionType = connectionType()
  }
  wifi.isWanted = localStorage.getItem(localKeys.wifiOnly(tenant)) !== 'any'
  update()
  followConnectionType(update, stopped)
}
