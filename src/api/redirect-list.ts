/** The redirects that this device knows, for use while offline. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirectListFreshFor } from '../contract/freshness.ts'
import { listRedirects } from '../contract/shell.ts'
import { request } from './request.ts'

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
