/** Closes its database when another tab deletes it; otherwise a logout would wait until every tab is closed. */
import { type UseStore, createStore } from 'idb-keyval'

/** Stored on disks: never rename. */
export const recordsTable = 'rows'

/** A browser may never open a database, or open it and never read, and never say so. After one timeout the next is short. */
const timeoutMs = 5_000
const shortTimeoutMs = 250
let openTimeout = timeoutMs

export const openStore = (database: string, table: string): UseStore => {
  const use = createStore(database, table)
  /** Safari's engine leaves a database locked at times by a page that went away. */
  let readTimeout = timeoutMs
  // A browser may throw at once; that becomes a rejection like any other.
  return (mode, work) =>
    new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error('the disk does not answer'))
      let timer = setTimeout(() => {
        openTimeout = shortTimeoutMs
        giveUp()
      }, openTimeout)
      const limitRead = () => {
        timer = setTimeout(() => {
          readTimeout = shortTimeoutMs
          giveUp()
        }, readTimeout)
      }
      const finishRead = () => {
        clearTimeout(timer)
        if (mode === 'readonly') readTimeout = timeoutMs
      }
      use(mode, (rows) => {
        clearTimeout(timer)
        openTimeout = timeoutMs
        if (mode === 'readonly') limitRead()
        const { db } = rows.transaction
        db.onversionchange = (event) => {
          db.close()
          // Fired when the browser closes a database itself: the next use opens it anew.
          db.onclose?.(event)
        }
        return work(rows)
      })
        .finally(finishRead)
        .then(resolve, reject)
    })
}
