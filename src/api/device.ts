import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { deviceFreshFor } from '../contract/freshness.ts'
import { getDevice } from '../contract/shell.ts'
import { request } from './request.ts'

export const deviceQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['device', tenant] as const,
    queryFn: ({ signal }) => request(getDevice, {}, { signal }),
    staleTime: deviceFreshFor,
    gcTime: deviceFreshFor,
    retry: false,
  })

/** Used until the real one is known; never cached (CALL-DEVICE-02, AMBIG-061). */
export const fallbackDeviceId = '1'

export const loadDeviceId = async (client: QueryClient, tenant: string): Promise<string> => {
  try {
    return (await client.fetchQuery(deviceQuery(tenant))).id
  } catch (error) {
    console.error('error get device id', error)
    return fallbackDeviceId
  }
}

interface DeviceParams {
  deviceId?: string
  os?: string
  isDesktop?: 'true' | 'false'
}
/** A structure does not wait for a device look-up that is still running. */
export const deviceParams = (client: QueryClient, tenant: string): DeviceParams => {
  const state = client.getQueryState(deviceQuery(tenant).queryKey)
  if (!state?.data) return state?.status === 'error' ? { deviceId: fallbackDeviceId } : {}
  const { id, deviceAttributes } = state.data
  return {
    deviceId: id,
    os: deviceAttributes.operatingSystem,
    isDesktop: deviceAttributes.desktop ? 'true' : 'false',
  }
}
