/** Databases that go, also where another tab holds them. */
import { wait } from '../../lib/wait.ts'

const finished = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((done, fail) => {
    const name = request instanceof IDBTransaction ? 'complete' : 'success'
    request.addEventListener(name, () => done())
    for (const event of ['error', 'abort'])
      request.addEventListener(event, () => fail(request.error ?? new Error('the disk refused')))
  })

/** Whoever is in the middle of something has this long to let go: a page that leaves takes its deletions back. */
const patience = 2_000
const longPatience = 5 * patience

/**
 * Null where another tab was faster: to open it anew would leave its name behind. Null as well where it does not open in
 * time, because another tab's deletion waits for a third: nobody waits for ever to be signed out.
 */
const openIfThere = async (name: string) => {
  const opening = indexedDB.open(name)
  let isWanted = true
  opening.addEventListener('upgradeneeded', () => {
    isWanted = false
    opening.transaction?.abort()
  })
  const opened = finished(opening).catch((problem: unknown) => {
    if (isWanted) throw problem
  })
  await Promise.race([opened, wait(patience)])
  if (opening.readyState === 'done') return isWanted ? opening.result : null
  opening.addEventListener('success', () => opening.result.close())
  return null
}

/** Emptied first: a deletion waits while another tab is in the middle of something. */
const clearDatabase = async (name: string) => {
  const database = await openIfThere(name)
  if (!database) return
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return
    const change = database.transaction(stores, 'readwrite')
    for (const store of stores) change.objectStore(store).clear()
    await finished(change)
  } finally {
    database.close()
  }
}

/**
 * Whoever holds it lets go when asked; one that does not keeps an empty one until its tab closes. Where another tab's
 * deletion is before this one, the browser says nothing at all.
 */
const deleteDatabase = (name: string) =>
  new Promise<void>((done) => {
    setTimeout(done, longPatience)
    const request = indexedDB.deleteDatabase(name)
    for (const event of ['success', 'error']) request.addEventListener(event, () => done())
    request.addEventListener('blocked', () => setTimeout(done, patience))
  })

/** `choose` is asked once the names are known: what it goes by may have changed until then. */
export const clearDatabases = async (choose: () => (name: string) => boolean) => {
  // A browser that opens none may not even name them.
  const all = await Promise.race([indexedDB.databases(), wait(patience).then(() => [])])
  const isGone = choose()
  const gone = all.flatMap(({ name }) => (name && isGone(name) ? [name] : []))
  const cleared = await Promise.allSettled(gone.map(clearDatabase))
  await Promise.all(gone.map(deleteDatabase))
  for (const result of cleared) if (result.status === 'rejected') throw result.reason
}
