/**
 * Whether what is taken along waits for Wi-Fi. Only some browsers say what carries the line, those of phones with Android
 * first of all; elsewhere nothing waits, and nothing is asked. The choice stays on this device.
 */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'

interface Wifi {
  isWanted: boolean
  /** What carries the line, as the browser calls it; empty where it does not say. */
  carrier: string
}
export const wifi = proxy<Wifi>({ isWanted: true, carrier: '' })

export const waitsForWifi = ({ isWanted, carrier }: Readonly<Wifi>): boolean =>
  isWanted && carrier === 'cellular'

export const setWifiOnly = (tenant: string, isWanted: boolean) => {
  wifi.isWanted = isWanted
  try {
    localStorage.setItem(localKeys.wifiOnly(tenant), isWanted ? 'only' : 'any')
  } catch (problem) {
    console.info('the choice of the line is kept for this page only', problem)
  }
}

/** Not in the standard: one of three engines has it, and of its browsers those of phones. */
type NetworkInformation = EventTarget & { type?: string }

/** For as long as somebody is here. */
export const followWifi = (tenant: string, gone: AbortSignal) => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  const read = () => {
    wifi.carrier = connection?.type ?? ''
  }
  wifi.isWanted = localStorage.getItem(localKeys.wifiOnly(tenant)) !== 'any'
  read()
  connection?.addEventListener('change', read, { signal: gone })
}
