/** The code behind `writeOffline` loads after the first view (`write.ts`). */
import { proxy } from 'valtio'
import type { Intent } from '../../contract/offline-writes.ts'
import type { NewWrite } from './registry.ts'

/** `isRead`: the list is the one on the disk. */
export const pendingWrites = proxy<{ intents: Intent[]; isRead: boolean }>({ intents: [], isRead: false })

/** How long a logout waits for unsent writes (decisions 35). */
export const flushBeforeLogoutMs = 3000

type StoreWrite = (write: NewWrite) => Promise<void>
let connectedWriter: StoreWrite | null = null
export const connectWriter = (store: StoreWrite) => {
  connectedWriter = store
}
export const writeOffline: StoreWrite = async (write) => {
  if (!connectedWriter) throw new Error('the page is not connected: nothing can be written')
  await connectedWriter(write)
}
