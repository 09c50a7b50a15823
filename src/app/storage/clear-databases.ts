import { wait } from '../../lib/wait.ts'

const finished = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((done, fail) => {
    const name = request instanceof IDBTransaction ? 'complete' : 'success'
    request.addEventListener(name, () => done())
    for (const event of ['error', 'abort'])
      request.addEventListener(event, () => fail(request.error ?? new Error('the disk refused')))
  })

/** How long a transaction may take: a page that unloads would restore what it deletes. */
const timeoutMs = 2_000
const longTimeoutMs = 5 * timeoutMs

/** Null where another tab deletes it: opening would create it again, and a logout must not wait forever. */
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
  await Promise.race([opened, wait(timeoutMs)])
  if (opening.readyState === 'done') return isWanted ? opening.result : null
  opening.addEventListener('success', () => opening.result.close())
  return null
}

/** Emptied first: a deletion waits while another tab is in the middle of a transaction. */
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

/** Other tabs close it when asked. Behind another tab's deletion the browser fires no event at all. */
const deleteDatabase = (name: string) =>
  new Promise<void>((done) => {
    setTimeout(done, longTimeoutMs)
    const request = indexedDB.deleteDatabase(name)
    for (const event of ['success', 'error']) request.addEventListener(event, () => done())
    request.addEventListener('blocked', () => setTimeout(done, timeoutMs))
  })

/** `choose` is called once the names are known: its criteria may have changed until then. */
export const clearDatabases = async (choose: () => (name: string) => boolean) => {
  // A browser that opens none may not even list them.
  const all = await Promise.race([indexedDB.databases(), wait(timeoutMs).then(() => [])])
  const shouldDelete = choose()
  const names = all.flatMap(({ name }) => (name && shouldDelete(name) ? [name] : []))
  const cleared = await Promise.allSettled(names.map(clearDatabase))
  await Promise.all(names.map(deleteDatabase))
  for (const result of cleared) if (result.status === 'rejected') throw result.reason
}
