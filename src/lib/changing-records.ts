/** Records that several tabs change: what one of them has not read yet is neither lost nor brought back by another. */
import { promisifyRequest } from 'idb-keyval'
import { openStore } from './open-store.ts'
import { type Records, openRecords } from './records.ts'

export interface ChangingRecords<T> extends Records<T> {
  /** In one go with reading it; null where the row is gone, or `next` wants none in its place. */
  change: (key: string, next: (row: T) => T | null) => Promise<T | null>
}

export const openChangingRecords = <T>(
  database: string,
  parse: (value: unknown) => T | null,
): ChangingRecords<T> => {
  const store = openStore(database, 'rows')
  return {
    ...openRecords(database, parse, store),
    change: (key, next) =>
      store('readwrite', (rows) => {
        let row: T | null = null
        return new Promise((resolve, reject) => {
          const asked = rows.get(key)
          asked.onsuccess = () => {
            try {
              const old = parse(asked.result)
              row = old && next(old)
              if (row) rows.put(row, key)
            } catch (problem) {
              // As it is: the browser would only say that the transaction was aborted.
              reject(problem)
            }
          }
          promisifyRequest(rows.transaction).then(() => resolve(row), reject)
        })
      }),
  }
}
