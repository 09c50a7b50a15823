/** The device as the backend knows it. */
import type { QueryClient } from '@tanstack/react-query'
import { deviceQuery } from '../api/device.ts'

/** Used for the calls of now while nothing better is known; never kept (CALL-DEVICE-02, AMBIG-061). */
export const fallbackDeviceId = '1'

export const loadDeviceId = async (client: QueryClient, tenant: string): Promise<string> => {
  try {
    return (await client.fetchQuery(deviceQuery(tenant))).id
  } catch (error) {
    console.error('error get device id', error)
    return fallbackDeviceId
  }
}
