import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirectListFreshFor } from '../contract/freshness.ts'
import { listRedirects, lookUpRedirect } from '../contract/shell.ts'
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

export const redirectListQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['moves', tenant] as const,
    queryFn: ({ signal }) => request(listRedirects, {}, { signal }),
    staleTime: redirectListFreshFor,
    retry: false,
  })

/** A rule of one language, so with its prefix, wins over one for all. */
export const findKnownRedirect = async (
  client: QueryClient,
  tenant: string,
  [exact, plain]: readonly [string, string],
): Promise<string | null> => {
  const { redirects } = await client.fetchQuery({ ...redirectListQuery(tenant), staleTime: Infinity })
  return redirects[exact] ?? redirects[plain] ?? null
}
