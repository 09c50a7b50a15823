import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { findKnownRedirect, redirectListQuery } from '../api/redirect-list.ts'
import { connection } from '../state/network/connection.ts'
import { focusAfterLoadMore } from '../ui/focus-after-load-more.ts'

const retryAfterMs = 2_000

/** No browser reports when a dead connection works again: once a request has found it dead, we ask. */
const retryConnection = (client: QueryClient, tenant: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = async () => {
    if (navigator.onLine && !document.hidden)
      await client.fetchQuery({ ...redirectListQuery(tenant), staleTime: 0 }).then(
        () => client.refetchQueries({ type: 'active', stale: true }),
        () => undefined,
      )
    askLater()
  }
  const askLater = () => {
    clearTimeout(timer)
    if (!connection.online) timer = setTimeout(() => void askAgain(), retryAfterMs)
  }
  const unsubscribe = subscribe(connection, askLater)
  askLater()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

export { findKnownRedirect }

export const runLateIdleTasks = (client: QueryClient, tenant: string) => {
  focusAfterLoadMore()
  void client.prefetchQuery(redirectListQuery(tenant))
  return retryConnection(client, tenant)
}
