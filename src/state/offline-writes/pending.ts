/**
 * What waits to be written, as screens show it, and the one way to add to it. What stands behind that way is loaded
 * after the first view (`write.ts`).
 */
import { proxy } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { NewWrite } from './registry.ts'

/** Those on disk, in the order in which they were made. */
export const pendingWrites = proxy<{ intents: Intent[] }>({ intents: [] })

/** How long a logout waits for what is unsent (decisions 35). */
export const flushBeforeLogoutMs = 3000

type StoreWrite = (write: NewWrite) => Promise<void>
let connectedWriter: StoreWrite | null = null
export const connectWriter = (store: StoreWrite) => {
  connectedWriter = store
}
/** Resolves when the write is on disk. */
export const writeOffline: StoreWrite = async (write) => {
  if (!connectedWriter) throw new Error('the page is not connected: nothing can be written')
  await connectedWriter(write)
}
