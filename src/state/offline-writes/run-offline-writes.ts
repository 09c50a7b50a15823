/** Opened and closed with the session, emptied at a logout; a lost session leaves them. */
import { subscribe } from 'valtio'
import type { BackendError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { type OfflineWrites, openOfflineWrites } from '../../api/offline-writes/offline-writes.ts'
import type { Settled } from '../../api/offline-writes/opened-writes.ts'
import { refetchAfterWrite } from '../../api/offline-writes/refetch-after-write.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { connection } from '../network/connection.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { beforeLogout, onLogout } from '../session/session-listeners.ts'
import { diskNameOf } from '../storage/disk-name.ts'
import type { OfflineWrite, WriteContext } from './offline-write.ts'
import { flushBeforeLogoutMs, pendingWrites } from './pending.ts'
import { type NewWrite, type WriteCalls, type WriteName, offlineWrites } from './registry.ts'
import { isRestrictedWrite } from './restricted-write.ts'
import { callOfWrite, readStoredWrite, wordsOfWrite } from './stored-write.ts'

let opened: OfflineWrites | null = null
/** The one closed last: a logout empties it after the session has already become a visitor's. */
let closed: OfflineWrites | null = null
let openedFor = ''

export const addWrite = async <Name extends WriteName>(write: NewWrite<Name>): Promise<void> => {
  if (!opened) throw new Error('nobody is logged in: no offline write can be stored')
  const row: OfflineWrite<WriteCalls[Name]> = offlineWrites[write.call]
  await opened.add({ ...write, subject: row.subject(write.input), hold: row.undo.heldMs })
}
export const withdrawWrite = async (key: string): Promise<boolean> => (await opened?.takeBack(key)) ?? true

const hasLabel = ({ label }: Intent) => label !== null
export const flushWrites = async (ms: number): Promise<Intent[]> =>
  ((await opened?.flush(ms)) ?? []).filter(hasLabel)

const isOwnerHere = ({ owner }: WriteContext) => userKey() === owner.user

/** Its result is on disk before the write is deleted, so a page that unloads in between still has the change. */
const onDelivered = (context: WriteContext) => async (intent: Intent) => {
  const write = readStoredWrite(intent)
  if (!write || !isOwnerHere(context)) return
  await Promise.all((await write.apply(context)).map(context.persist))
  write
    .prefetch(context)
    .catch((problem: unknown) => console.info(`nothing was prefetched after ${intent.call}`, problem))
}

const reportRefusal = (intent: Intent, error?: BackendError) => {
  const { call, label } = intent
  const words = wordsOfWrite(call)
  if (!words || label === null || isRestrictedWrite(intent)) return
  const reason = error ? { reason: wordsOfError(error) } : {}
  showSnack(words.refused, { tone: 'bad', values: { title: label }, ...reason })
}

const onSettled =
  (context: WriteContext) => async (intent: Intent, outcome: Settled, error?: BackendError) => {
    if (outcome === 'replaced') return
    if (outcome === 'refused') reportRefusal(intent, error)
    const write = readStoredWrite(intent)
    if (!write) return
    // Applied before the fresh answer arrives, so that nothing flickers. Other tabs learn of it here.
    if (outcome === 'delivered' && isOwnerHere(context))
      await write
        .apply(context)
        .catch((problem: unknown) => console.info(`${intent.call} is read from the backend later`, problem))
    for (const key of write.refetch(context.owner)) void refetchAfterWrite(context.client, key)
  }

const onChanged = (intents: Intent[]) => {
  pendingWrites.intents = intents
  pendingWrites.isRead = opened !== null
  connection.waiting = intents.filter(hasLabel).length
}
const closeOfflineWrites = () => {
  opened?.close()
  closed = opened ?? closed
  opened = null
  onChanged([])
}

type SessionContext = Pick<WriteContext, 'client' | 'persist'> & { scope: () => PublicScope }
const openFor = (user: string, { client, persist, scope }: SessionContext) => {
  const owner = { tenant: scope().tenant, user }
  const context: WriteContext = { client, persist, owner, scope: () => ({ ...scope(), user }) }
  const settle = onSettled(context)
  return openOfflineWrites(diskNameOf(owner.tenant, user), callOfWrite, {
    changed: onChanged,
    delivered: onDelivered(context),
    settled: (...args) => void settle(...args),
  })
}

export const followOwner = (context: SessionContext) => {
  const follow = () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === openedFor) return
    openedFor = user
    closeOfflineWrites()
    if (user) opened = openFor(user, context)
  }
  follow()
  subscribe(session, follow)
  beforeLogout(async () => void (await flushWrites(flushBeforeLogoutMs)))
  onLogout(async (_, ending) => {
    if (ending === 'logout') await (opened ?? closed)?.clear()
  })
}
