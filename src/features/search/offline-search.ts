import type { QueryClient } from '@tanstack/react-query'
import type { PublicScope } from '../../contract/query-keys.ts'
import { trustedScriptUrl } from '../../lib/own-script.ts'
import type { SearchAsk } from '../../api/search.ts'
import { databaseOf } from '../../state/storage/database-of.ts'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { availableQueryNames } from '../../state/availability/available-offline.ts'
import { isLoggedIn, userKey } from '../../state/session/session.ts'
import type { CachedSearchResults } from './search-cached.ts'
import type { OfflineAvailability, FromSearchWorker, ToSearchWorker } from './search-worker.ts'
import address from './search-worker.ts?worker&url'

export interface OfflineSearch {
  search: (
    scope: PublicScope,
    search: SearchAsk,
    availability: OfflineAvailability,
    isOnlyAvailable: boolean,
  ) => Promise<CachedSearchResults>
  stop: () => void
}

const databasesOf = ({ tenant }: PublicScope) => [
  databaseOf(['public', tenant]),
  ...(isLoggedIn() ? [databaseOf(['personal', tenant, userKey()])] : []),
]

export const availableOffline = async (
  client: QueryClient,
  scope: PublicScope,
): Promise<OfflineAvailability> => ({
  names: await availableQueryNames(client, scope),
  taken: new Set(Object.keys(downloadMarks.parts).filter((id) => downloadMarks.parts[id] === 1)),
})

interface PendingRequest {
  done: (results: CachedSearchResults) => void
  fail: (error: Error) => void
}

export const openOfflineSearch = (): OfflineSearch => {
  const waiting = new Map<number, PendingRequest>()
  let last = 0
  let worker: Worker | null = null
  const drop = () => {
    worker?.terminate()
    worker = null
  }
  const start = () => {
    const worker = new Worker(trustedScriptUrl(address), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
      const pending = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) pending?.fail(new Error(data.error))
      else pending?.done(data.known)
    })
    // A worker that failed never answers again: the next request starts another.
    worker.addEventListener('error', ({ message }) => {
      drop()
      const all = [...waiting.values()]
      waiting.clear()
      for (const { fail } of all) fail(new Error(message))
    })
    return worker
  }
  return {
    search: (scope, search, availability, isOnlyAvailable) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail })
        const message: ToSearchWorker = {
          id,
          databases: databasesOf(scope),
          scope,
          ask: { ...search, maxRating: scope.maxRating },
          here: availability,
          isOnlyHere: isOnlyAvailable,
        }
        worker ??= start()
        worker.postMessage(message)
      }),
    stop: drop,
  }
}
