/**
 * What a logout leaves on this device: reports of seconds heard, which name no user, and how often the portal was
 * opened. Everything else of the tenant goes, also what was public: it tells what somebody looked at. Every step runs,
 * even if one before it fails.
 */
import { cacheNames } from '../../contract/worker.ts'
import { wait } from '../../lib/wait.ts'

interface Wipe {
  tenant: string
  host: string
  /** Lets the worker forget documents and pictures. */
  forget: () => Promise<void>
}

const namesOf = (name: string) => name.split(':')
const isOfTenant = (name: string, tenant: string) => namesOf(name).includes(tenant)
const keptDatabases = ['reports']
const keptKeys = ['visits']
/** Names that the specification spells out, without tenant or user. */
const specifiedKeys = ['currentTrackTime', 'recentSearch']

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

const clearDatabases = async ({ tenant }: Wipe) => {
  const all = await indexedDB.databases()
  const gone = all
    .flatMap(({ name }) => (name && isOfTenant(name, tenant) ? [name] : []))
    .filter((name) => !keptDatabases.includes(namesOf(name)[0] ?? ''))
  const cleared = await Promise.allSettled(gone.map(clearDatabase))
  await Promise.all(gone.map(deleteDatabase))
  for (const result of cleared) if (result.status === 'rejected') throw result.reason
}

const clearKeys = ({ tenant }: Wipe, storage: Storage) => {
  const gone = Object.keys(storage).filter((key) => isOfTenant(key, tenant) || specifiedKeys.includes(key))
  for (const key of gone) if (!keptKeys.includes(namesOf(key).at(-1) ?? '')) storage.removeItem(key)
}

/** Also by the page itself: a session may be found ended before any worker is reached. */
const clearDocuments = async ({ host }: Wipe) => {
  const { pages } = cacheNames(host, '')
  for (const name of (await caches.keys()).filter((one) => one.startsWith(pages))) {
    const kept = await caches.open(name)
    const documents = (await kept.keys()).filter(({ url }) => !url.includes('/_/shell/'))
    await Promise.all(documents.map((request) => kept.delete(request)))
  }
}
const clearCaches = async (wipe: Wipe) => {
  await wipe.forget()
  await clearDocuments(wipe)
  await caches.delete(cacheNames(wipe.host, '').pictures)
}

export const wipeTenant = async (wipe: Wipe) => {
  const steps = [
    () => clearDatabases(wipe),
    () => clearKeys(wipe, localStorage),
    () => clearKeys(wipe, sessionStorage),
    () => clearCaches(wipe),
  ]
  const results = await Promise.allSettled(steps.map(async (step) => step()))
  for (const result of results)
    if (result.status === 'rejected') console.error('a step of the wipe failed', result.reason)
}
