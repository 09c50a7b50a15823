import type { QueryClient } from '@tanstack/react-query'
import { deviceQuery, fallbackDeviceId } from '../../api/device.ts'

export const loadDeviceId = async (client: QueryClient, tenant: string): Promise<string> => {
  try {
    return (await client.fetchQuery(deviceQuery(tenant))).id
  } catch (error) {
    console.error('error get device id', error)
    return fallbackDeviceId
  }
}
