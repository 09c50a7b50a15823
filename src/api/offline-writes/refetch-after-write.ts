/** What a write changed is asked for again wherever it is on screen. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * A first answer that is under way may have been made before the write, and marking it old does not end it: what is
 * asked for again is asked for after it.
 */
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
