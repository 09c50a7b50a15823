/** What a visit can begin without, so that it is no part of the install either. */
import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { movedHere, movesQuery } from '../../api/redirect-list.ts'
import { connection } from '../../state/network/connection.ts'
import { followMore } from '../../ui/focus-after-load-more.ts'

const againAfter = 2_000

/** No browser tells when a line that it calls up carries again: who has seen it dead asks. */
const askForLine = (client: QueryClient, tenant: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    if (navigator.onLine && !document.hidden)
      await client.fetchQuery({ ...movesQuery(tenant), staleTime: 0 }).then(
        () => client.refetchQueries({ type: 'active', stale: true }),
        () => undefined,
      )
    askLater()
  }
  const askLater = () => {
    clearTimeout(timer)
    if (!connection.online) timer = setTimeout(() => void ask(), againAfter)
  }
  const leave = subscribe(connection, askLater)
  askLater()
  return () => {
    leave()
    clearTimeout(timer)
  }
}

export { movedHere }

/** Gives the way to stop asking for the line. */
export const onceQuiet = (client: QueryClient, tenant: string) => {
  followMore()
  void client.prefetchQuery(movesQuery(tenant))
  return askForLine(client, tenant)
}
