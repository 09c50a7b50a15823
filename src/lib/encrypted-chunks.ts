/** Sealed under a key that no script can export; without its database the chunks are unreadable. */
import { delMany, get, keys, set, update } from 'idb-keyval'
import { openStore, recordsTable } from './open-store.ts'

interface EncryptedChunk {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}
export interface EncryptedChunks {
  put: (id: string, index: number, bytes: ArrayBuffer, signal: AbortSignal) => Promise<void>
  /** Null where one is missing, altered, or sealed under a lost key. */
  read: (id: string, count: number) => Promise<ArrayBuffer[] | null>
  readOne: (id: string, index: number) => Promise<ArrayBuffer | null>
  drop: (id: string, count: number) => Promise<void>
  counts: () => Promise<Map<string, number>>
}

const algorithm = 'AES-GCM'
const nameOf = (id: string, index: number) => `${id}/${index}`
/** The name is authenticated, so swapped chunks do not open. */
const additionalDataFor = (name: string) => new TextEncoder().encode(name)

const logUnreadable = (problem: unknown) => {
  console.warn('the download cannot be read', problem)
  return null
}

/** Needs a secure context and a disk. */
export const canEncrypt = (): boolean => 'subtle' in crypto && 'indexedDB' in globalThis

/** Two tabs may start at once: the first key that is written is used by both. */
const openKey = async (database: string): Promise<CryptoKey> => {
  const store = openStore(database, recordsTable)
  const stored = await get<CryptoKey>('key', store)
  if (stored) return stored
  const fresh = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  let shared = fresh
  await update<CryptoKey>('key', (old) => (shared = old ?? fresh), store)
  return shared
}

export const openEncryptedChunks = (database: string, keyDatabase: string): EncryptedChunks => {
  const store = openStore(database, recordsTable)
  let key: Promise<CryptoKey> | null = null
  const sealingKey = () => (key ??= openKey(keyDatabase))
  const names = (id: string, count: number) => Array.from({ length: count }, (_, index) => nameOf(id, index))
  const unseal = async (name: string) => {
    const sealed = await get<EncryptedChunk>(name, store)
    if (!sealed) throw new Error('a piece is missing')
    const { iv, data } = sealed
    return crypto.subtle.decrypt(
      { name: algorithm, iv, additionalData: additionalDataFor(name) },
      await sealingKey(),
      data,
    )
  }
  return {
    put: async (id, index, bytes, signal) => {
      const name = nameOf(id, index)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt(
        { name: algorithm, iv, additionalData: additionalDataFor(name) },
        await sealingKey(),
        bytes,
      )
      // A user who signed out meanwhile leaves nothing on disk.
      signal.throwIfAborted()
      await set(name, { iv, data } satisfies EncryptedChunk, store)
    },
    read: (id, count) => Promise.all(names(id, count).map(unseal)).catch(logUnreadable),
    readOne: (id, index) => unseal(nameOf(id, index)).catch(logUnreadable),
    drop: (id, count) => delMany(names(id, count), store),
    counts: async () => {
      const found = new Map<string, number>()
      for (const name of await keys<string>(store)) {
        const [id = ''] = name.split('/')
        found.set(id, (found.get(id) ?? 0) + 1)
      }
      return found
    },
  }
}
