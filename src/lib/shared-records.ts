/** Records that several tabs change: what one of them has not read yet is neither lost nor brought back by another. */
import { promisifyRequest } from 'idb-keyval'
import { openStore, recordsTable } from './open-store.ts'
import { type Records, openRecords } from './records.ts'

export interface SharedRecords<T> extends Records<T> {
  /** All in one go with reading them; those that are gone, or that `next` wants as they are, are left out. */
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
          const old = parse(value)
          const row = old && next(old, key)
          if (!row) return
          rows.put(row, key)
          changed.set(key, row)
        }
        return new Promise((resolve, reject) => {
          for (const key of keys) {
            const asked = rows.get(key)
            asked.onsuccess = () => {
              try {
                take(key, asked.result)
              } catch (problem) {
                // As it is: the browser would only say that the transaction was aborted.
                reject(problem)
              }
            }
          }
          promisifyRequest(rows.transaction).then(() => resolve(changed), reject)
        })
      }),
  }
}
