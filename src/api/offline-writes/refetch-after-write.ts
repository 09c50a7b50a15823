import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A running first fetch may predate the write, and invalidating does not cancel it: it is awaited first. */
export const refetchAfterWrite = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    ...first.map(({ promise }) => promise?.catch(() => undefined)),
  ])
  if (first.length > 0) await client.invalidateQueries({ queryKey })
}
