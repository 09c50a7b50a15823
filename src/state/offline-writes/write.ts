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
import { connectWrite } from './pending.ts'

/** Resolves when the answer under this key is on disk. */
export type KeepAnswer = (key: QueryKey) => Promise<void>

type Outboxes = typeof OwnOutbox
let load: (() => Promise<Outboxes>) | null = null
let loaded: Promise<Outboxes> | null = null
/** A chunk that did not come is asked for again by the next write. */
const ownOutbox = (): Promise<Outboxes> => {
  if (!load) throw new Error('the page is not connected: no outbox is open')
  loaded ??= load().catch((problem: unknown) => {
    loaded = null
    throw problem
  })
  return loaded
}

/** Called once in the browser after hydration. */
export const connectWrites = (client: QueryClient, scope: () => PublicScope, keep: KeepAnswer) => {
  load = async () => {
    const outboxes = await import('./registry.ts')
    outboxes.followOwner({ client, scope, keep })
    return outboxes
  }
  connectWrite(async (intent) => (await ownOutbox()).addIntent(intent))
  const wake = () => {
    if (isLoggedIn()) ownOutbox().catch((problem: unknown) => console.info('the outbox comes later', problem))
  }
  wake()
  subscribe(session, wake)
}

export const takeBack = async (key: string): Promise<void> => {
  if (!(await (await ownOutbox()).withdraw(key))) showSnack('likes.alreadySent')
}
/** How long a logout waits for what is unsent (decisions 35). */
export const lastChanceMs = 3000
/** Sends for at most `ms`; answers what could not be sent, for the logout dialog (decisions 35). */
export const flushOutbox = async (ms: number): Promise<Intent[]> =>
  isLoggedIn() ? (await ownOutbox()).flush(ms) : []
