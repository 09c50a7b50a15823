/** Records that several tabs change: a change neither loses nor restores what another tab has written meanwhile. */
import { promisifyRequest } from 'idb-keyval'
import { openStore, recordsTable } from './open-store.ts'
import { type Records, openRecords } from './records.ts'

export interface SharedRecords<T> extends Records<T> {
  /** In one transaction; missing records, and those for which `next` returns the same, are left out. */
  change: (keys: readonly string[], next: (row: T, key: string) => T | null) => Promise<Map<string, T>>
}

export const openSharedRecords = <T>(
  database: string,
  parse: (value: unknown) => T | null,
): SharedRecords<T> => {
  const store = openStore(database, recordsTable)
  return {
    ...openRecords(database, parse, store),
    change: (keys, next) =>
      store('readwrite', (rows) => {
        const changed = new Map<string, T>()
        const take = (key: string, value: unknown) => {
          const previous = parse(value)
          const row = previous && next(previous, key)
          if (!row) return
          rows.put(row, key)
          changed.set(key, row)
        }
        return new Promise((resolve, reject) => {
          for (const key of keys) {
            const reading = rows.get(key)
            reading.onsuccess = () => {
              try {
                take(key, reading.result)
              } catch (problem) {
                // Rejected with the cause: the browser would only say that the transaction was aborted.
                reject(problem)
              }
            }
          }
          promisifyRequest(rows.transaction).then(() => resolve(changed), reject)
        })
      }),
  }
}
