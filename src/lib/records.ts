/**
 * A small table on disk, in the order of its keys. Reading is parsing: a record that no longer fits is dropped alone
 * and reported, so that one broken row never hides the others.
 */
import { clear, delMany, entries, set } from 'idb-keyval'
import { openStore } from './open-store.ts'

export interface Records<T> {
  list: () => Promise<T[]>
  put: (key: string, value: T) => Promise<void>
  remove: (...keys: string[]) => Promise<void>
  clear: () => Promise<void>
}

export const openRecords = <T>(
  database: string,
  parse: (value: unknown) => T | null,
  store = openStore(database, 'rows'),
): Records<T> => ({
  list: async () => {
    const kept: T[] = []
    const broken: IDBValidKey[] = []
    for (const [key, value] of await entries<IDBValidKey, unknown>(store)) {
      const record = parse(value)
      if (record) kept.push(record)
      else broken.push(key)
    }
    if (broken.length > 0) {
      console.warn(`dropped ${broken.length} unreadable rows of ${database}`)
      await delMany(broken, store)
    }
    return kept
  },
  put: (key, value) => set(key, value, store),
  remove: (...keys) => delMany(keys, store),
  clear: () => clear(store),
})
