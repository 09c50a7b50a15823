/** In one transaction: a page that unloads in between leaves the old rows (`records.ts`). */
import { openStore, recordsTable } from './open-store.ts'

/** In this order, under numbered keys. */
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
