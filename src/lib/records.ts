/** A record that no longer fits its schema is dropped alone, so that one broken row never hides the others. */
import { clear, delMany, entries, set } from 'idb-keyval'
import { openStore, recordsTable } from './open-store.ts'

export interface Records<T> {
  list: (but?: ReadonlyMap<string, unknown>) => Promise<T[]>
  put: (key: string, value: T) => Promise<void>
  remove: (...keys: string[]) => Promise<void>
  clear: () => Promise<void>
}

export const openRecords = <T>(
  database: string,
  parse: (value: unknown) => T | null,
  store = openStore(database, recordsTable),
): Records<T> => ({
  list: async (but) => {
    const valid: T[] = []
    const broken: string[] = []
    for (const [key, value] of await entries<string, unknown>(store)) {
      if (but?.has(key)) continue
      const record = parse(value)
      if (record) valid.push(record)
      else broken.push(key)
    }
    if (broken.length > 0) {
      console.warn(`dropped ${broken.length} unreadable rows of ${database}`)
      await delMany(broken, store)
    }
    return valid
  },
  put: (key, value) => set(key, value, store),
  remove: (...keys) => delMany(keys, store),
  clear: () => clear(store),
})

/** In this order under numbered keys, in one transaction: a page that unloads in between leaves the old rows. */
export const replaceRows = (database: string, values: readonly unknown[]): Promise<void> =>
  openStore(database, recordsTable)('readwrite', (rows) => {
    const { transaction } = rows
    rows.clear()
    for (const [at, value] of values.entries()) rows.put(value, String(at))
    return new Promise((done, fail) => {
      transaction.addEventListener('complete', () => done())
      transaction.addEventListener('abort', () => fail(transaction.error))
    })
  })
