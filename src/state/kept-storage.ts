/** How much lies on this device, and the way to be rid of what can be fetched again. */
import { cacheNames } from '../contract/worker.ts'

/** Bytes; null where the browser does not tell. */
export const usedBytes = async (): Promise<number | null> => {
  const estimate = await navigator.storage?.estimate?.()
  return estimate?.usage ?? null
}

/** Public answers and pictures. What is somebody's own, and what waits to be sent, stays. */
export const clearKept = async (tenant: string): Promise<void> => {
  await caches.delete(cacheNames(location.hostname, '').pictures)
  await new Promise<void>((done) => {
    const request = indexedDB.deleteDatabase(`queries:${tenant}`)
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done())
  })
}
