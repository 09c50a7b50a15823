/** The page's end of the search without a line. */
import type { QueryClient } from '@tanstack/react-query'
import type { PublicScope } from '../../contract/query-keys.ts'
import { ownScript } from '../../lib/own-script.ts'
import type { SearchAsk } from '../../api/search.ts'
import { databaseOf } from '../../state/storage/database-of.ts'
import { keptMarks } from '../../state/availability/download-marks.ts'
import { namesHere } from '../../state/availability/available-offline.ts'
import { isLoggedIn, userKey } from '../../state/session/session.ts'
import type { KnownFound } from './search-cached.ts'
import type { AtHand, FromSearchWorker, ToSearchWorker } from './search-worker.ts'
import address from './search-worker.ts?worker&url'

export interface KnownSearch {
  /** `isOnlyHere` where only what works without a line is wanted. */
  ask: (scope: PublicScope, ask: SearchAsk, here: AtHand, isOnlyHere: boolean) => Promise<KnownFound>
  stop: () => void
}

/** Public things of this tenant, and the person's own. */
const databasesOf = ({ tenant }: PublicScope) => [
  databaseOf(['public', tenant]),
  ...(isLoggedIn() ? [databaseOf(['personal', tenant, userKey()])] : []),
]

/** What of this device works without a line. */
export const atHand = async (client: QueryClient, scope: PublicScope): Promise<AtHand> => ({
  names: await namesHere(client, scope),
  taken: new Set(Object.keys(keptMarks.parts).filter((id) => keptMarks.parts[id] === 1)),
})

interface Waiting {
  done: (known: KnownFound) => void
  fail: (error: Error) => void
}

export const openKnownSearch = (): KnownSearch => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null = null
  const drop = () => {
    worker?.terminate()
    worker = null
  }
  const start = () => {
    const made = new Worker(ownScript(address), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) asked?.fail(new Error(data.error))
      else asked?.done(data.known)
    })
    // A worker that failed answers nobody any more: the next question starts another.
    made.addEventListener('error', ({ message }) => {
      drop()
      const all = [...waiting.values()]
      waiting.clear()
      for (const { fail } of all) fail(new Error(message))
    })
    return made
  }
  return {
    ask: (scope, ask, here, isOnlyHere) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail })
        const message: ToSearchWorker = {
          id,
          databases: databasesOf(scope),
          scope,
          ask: { ...ask, maxRating: scope.maxRating },
          here,
          isOnlyHere,
        }
        worker ??= start()
        worker.postMessage(message)
      }),
    stop: drop,
  }
}
