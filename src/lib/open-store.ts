/** Closes its database when another tab deletes it; otherwise a logout would wait until every tab is closed. */
import { type UseStore, createStore } from 'idb-keyval'

/** Stored on disks: never rename. */
export const recordsTable = 'rows'

/** A browser may never open a database and never say so. After one timeout the next is not waited for as long. */
const openTimeoutMs = 5_000
let timeout = openTimeoutMs

export const openStore = (database: string, table: string): UseStore => {
  const use = createStore(database, table)
  // A browser may throw at once; that becomes a rejection like any other.
  return (mode, work) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        timeout = 250
        reject(new Error('the disk is silent'))
      }, timeout)
      use(mode, (rows) => {
        clearTimeout(timer)
        timeout = openTimeoutMs
        const { db } = rows.transaction
        db.onversionchange = (event) => {
          db.close()
          // Fired when the browser closes a database itself: the next use opens it anew.
          db.onclose?.(event)
        }
        return work(rows)
      }).then(resolve, reject)
    })
}
