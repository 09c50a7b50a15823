/** CALL-SHELL-01 */
import { queryOptions } from '@tanstack/react-query'
import { lookUpRedirect } from '../contract/shell.ts'
import { request } from './request.ts'

const freshFor = 10 * 60_000

export const redirectQuery = (tenant: string, path: string) =>
  queryOptions({
    queryKey: ['redirect', tenant, path] as const,
    queryFn: ({ signal }) => request(lookUpRedirect, { query: { path } }, { signal }),
    staleTime: freshFor,
    gcTime: freshFor,
    retry: false,
  })
