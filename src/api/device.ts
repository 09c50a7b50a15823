/** The device record. CALL-DEVICE-01; kept for 24 hours (CACHE-04). */
import { queryOptions } from '@tanstack/react-query'
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
