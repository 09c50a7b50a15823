/** Everything that an origin holds on disk, as text: caches, databases, storage, cookies. */
import type { BrowserContext, Page } from '@playwright/test'

const readStorageInPage = () => {
  const finished = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => fail(request.error ?? new Error('unreadable')))
    })
  /** Null where it was deleted since it was listed: a look makes none. */
  const openKnown = async (name: string) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    return finished(opening).catch(() => null)
  }
  const readDatabase = async (name: string) => {
    const database = await openKnown(name)
    if (!database) return []
    const rows = await Promise.all(
      [...database.objectStoreNames].map(async (store) => {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([finished(objects.getAllKeys()), finished(objects.getAll())])
        return { store, keys, values: values as unknown[] }
      }),
    )
    database.close()
    return [{ name, rows: rows.filter(({ keys }) => keys.length > 0) }]
  }
  const readCache = async (name: string) => {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const texts = await Promise.all(
      requests.map(async (request) => {
        const answer = await cache.match(request)
        const isText = answer?.headers.get('content-type')?.includes('html')
        return { url: request.url, text: isText ? await answer?.text() : '' }
      }),
    )
    return { name, texts }
  }
  return (async () => {
    const databases = await indexedDB.databases()
    return {
      databases: (await Promise.all(databases.map(({ name }) => readDatabase(name ?? '')))).flat(),
      caches: await Promise.all((await caches.keys()).map(readCache)),
      local: { ...localStorage },
      session: { ...sessionStorage },
    }
  })()
}

export const readBrowserStorage = (page: Page) => page.evaluate(readStorageInPage)
export const browserStorageText = async (page: Page, context: BrowserContext) =>
  JSON.stringify([await readBrowserStorage(page), await context.cookies()])

/**
 * Changes every row of the database whose name begins with this, or one object within each, as another page would have.
 */
export const patchDatabaseRows = (page: Page, database: string, patch: object, within?: string) =>
  page.evaluate(
    async ({ database, patch, within }) => {
      const name = (await indexedDB.databases()).find((one) => one.name?.startsWith(database))?.name ?? ''
      const ended = (request: IDBRequest) => new Promise((done) => request.addEventListener('success', done))
      const opening = indexedDB.open(name)
      await ended(opening)
      const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
      const [keys, values] = [rows.getAllKeys(), rows.getAll()]
      await ended(values)
      for (const [at, row] of (values.result as Record<string, object>[]).entries()) {
        const changed = within ? { ...row, [within]: { ...row[within], ...patch } } : { ...row, ...patch }
        await ended(rows.put(changed, keys.result[at]))
      }
      opening.result.close()
    },
    { database, patch, within },
  )

/** Takes rows out of the database whose name begins so, by how their names end: as a disk does that lost a part. */
export const deleteDatabaseRows = (page: Page, database: string, ends: readonly string[]) =>
  page.evaluate(
    async ({ database, ends }) => {
      const name = (await indexedDB.databases()).find((one) => one.name?.startsWith(database))?.name ?? ''
      const ended = (request: IDBRequest) => new Promise((done) => request.addEventListener('success', done))
      const opening = indexedDB.open(name)
      await ended(opening)
      const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
      const keys = rows.getAllKeys()
      await ended(keys)
      for (const key of keys.result)
        if (ends.some((end) => String(key).endsWith(end))) await ended(rows.delete(key))
      opening.result.close()
    },
    { database, ends },
  )
