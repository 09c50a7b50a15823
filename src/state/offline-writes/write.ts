/**
 * The ways to write something that survives a dead line. The outbox behind them comes with the first user who is logged
 * in: a visitor has none.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type * as OwnOutbox from './registry.ts'
import { isLoggedIn, session } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { connectWriter } from './pending.ts'

/** Resolves when the answer under this key is on disk. */
export type PersistAnswer = (key: QueryKey) => Promise<void>

type Registry = typeof OwnOutbox
let loadRegistry: (() => Promise<Registry>) | null = null
let loadedRegistry: Promise<Registry> | null = null
/** A chunk that did not come is asked for again by the next write. */
const getRegistry = (): Promise<Registry> => {
  if (!loadRegistry) throw new Error('the page is not connected: no outbox is open')
  loadedRegistry ??= loadRegistry().catch((problem: unknown) => {
    loadedRegistry = null
    throw problem
  })
  return loadedRegistry
}

/** Called once in the browser after hydration. */
export const connectOfflineWrites = (client: QueryClient, scope: () => PublicScope, keep: PersistAnswer) => {
  loadRegistry = async () => {
    const outboxes = await import('./registry.ts')
    outboxes.followOwner({ client, scope, keep })
    return outboxes
  }
  connectWriter(async (intent) => (await getRegistry()).addIntent(intent))
  const wake = () => {
    if (isLoggedIn())
      getRegistry().catch((problem: unknown) => console.info('the outbox comes later', problem))
  }
  wake()
  subscribe(session, wake)
}

export const undoWrite = async (key: string): Promise<void> => {
  if (!(await (await getRegistry()).withdrawWrite(key))) showSnack('likes.alreadySent')
}
/** How long a logout waits for what is unsent (decisions 35). */
export const flushBeforeLogoutMs = 3000
/** Sends for at most `ms`; answers what could not be sent, for the logout dialog (decisions 35). */
export const flushOfflineWrites = async (ms: number): Promise<Intent[]> =>
  isLoggedIn() ? (await getRegistry()).flushWrites(ms) : []
