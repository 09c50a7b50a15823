/** Loads the offline writes with the first logged-in user: a visitor has none. */
import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { isLoggedIn, session } from '../session/session.ts'
import type { PersistAnswer } from './offline-write.ts'
import { connectWriter } from './pending.ts'
import type * as Runner from './run-offline-writes.ts'

let loadRunner: (() => Promise<typeof Runner>) | null = null
let loadedRunner: Promise<typeof Runner> | null = null
/** A chunk that failed to load is requested again by the next write. */
const getRunner = () => {
  if (!loadRunner) throw new Error('the page is not connected: nothing can be written')
  loadedRunner ??= loadRunner().catch((problem: unknown) => {
    loadedRunner = null
    throw problem
  })
  return loadedRunner
}

export const connectOfflineWrites = (
  client: QueryClient,
  scope: () => PublicScope,
  persist: PersistAnswer,
) => {
  loadRunner = async () => {
    const runner = await import('./run-offline-writes.ts')
    runner.followOwner({ client, scope, persist })
    return runner
  }
  connectWriter(async (write) => (await getRunner()).addWrite(write))
  const start = () => {
    if (isLoggedIn())
      getRunner().catch((problem: unknown) => console.info('offline writes are loaded later', problem))
  }
  start()
  subscribe(session, start)
}

export const undoWrite = async (key: string): Promise<void> => {
  if (!(await (await getRunner()).withdrawWrite(key))) showSnack('likes.alreadySent')
}
/** Sends for at most `ms`; resolves with what could not be sent, for the logout dialog (decisions 35). */
export const flushOfflineWrites = async (ms: number): Promise<Intent[]> =>
  isLoggedIn() ? (await getRunner()).flushWrites(ms) : []
