/**
 * One table of a database. It lets go of a database that somebody wants to delete, also from another tab; else a
 * logout would wait until every tab is closed.
 */
import { type UseStore, createStore } from 'idb-keyval'

/** Stands on disks: never another. */
export const recordsTable = 'rows'

/** A browser may never open one and never say so. Where one was silent, the next is not waited for as long. */
const openTimeoutMs = 5_000
let timeout = openTimeoutMs

export const openStore = (database: string, table: string): UseStore => {
  const use = createStore(database, table)
  // A browser may refuse at once, by throwing: whoever waits hears it like any other refusal.
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
          // What the browser says when it closes a database itself: the next use opens it anew.
          db.onclose?.(event)
        }
        return work(rows)
      }).then(resolve, reject)
    })
}
