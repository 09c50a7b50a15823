/**
 * One table of a database, opened when it is first used. It lets go of a database that somebody wants to delete, also
 * from another tab; else a logout would wait until every tab is closed.
 */
export type Table = <T>(
  mode: IDBTransactionMode,
  use: (rows: IDBObjectStore) => T | PromiseLike<T>,
) => Promise<T>

const opening = (database: string, table: string, onGone: () => void) =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onerror = () => fail(request.error ?? new Error(`${database} did not open`))
    request.onsuccess = () => {
      const { result } = request
      result.onclose = onGone
      result.onversionchange = () => {
        onGone()
        result.close()
      }
      done(result)
    }
  })

export const openStore = (database: string, table: string): Table => {
  let open: Promise<IDBDatabase> | null = null
  const forget = () => {
    open = null
  }
  return async (mode, use) => {
    open ??= opening(database, table, forget)
    open.catch(forget)
    return use((await open).transaction(table, mode).objectStore(table))
  }
}
