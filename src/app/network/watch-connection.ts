import type { QueryClient } from '@tanstack/react-query'
import { OfflineError } from '../../api/backend-error.ts'
import { connection } from '../../state/network/connection.ts'

export const watchConnection = (client: QueryClient) => {
  const setOnline = (isOnline: boolean) => {
    if (connection.online !== isOnline) connection.online = isOnline
  }
  setOnline(navigator.onLine)
  addEventListener('online', () => {
    setOnline(true)
    void client.refetchQueries({ type: 'active', stale: true })
  })
  addEventListener('offline', () => setOnline(false))
  // A connection that is up but dead shows only in requests without an answer.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    if (query.state.fetchStatus === 'idle' && query.state.error instanceof OfflineError) setOnline(false)
    else if (query.state.status === 'success' && !query.meta?.['needsNoConnection'])
      // A restored answer gets its own age a moment after it arrives.
      setTimeout(() => {
        if (query.state.dataUpdatedAt > Date.now() - 1_000) setOnline(navigator.onLine)
      })
  })
}
