import { cacheNames, databases } from '../../contract/storage-names.ts'
import type { ToWorker } from '../../contract/worker.ts'
import { wait } from '../../lib/wait.ts'

/** Bytes of everything, downloads included; null where the browser does not report it. */
export const estimateUsedBytes = async (): Promise<number | null> => {
  const estimate = await navigator.storage?.estimate?.()
  return estimate?.usage ?? null
}

const answerTimeoutMs = 3_000
/** The worker may be storing a picture right now: it gets a message, and answers when it is done. */
const clearWorkerCaches = async () => {
  if (!('serviceWorker' in navigator)) return
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((done) => (port1.onmessage = () => done()))
  const timeout = wait(answerTimeoutMs).then(() => Promise.reject(new Error('the worker did not answer')))
  worker.postMessage({ type: 'FORGET' } satisfies ToWorker, [port2])
  await Promise.race([answered, timeout])
}

const clearCachedAnswers = (tenant: string) =>
  new Promise<void>((done) => {
    const request = indexedDB.deleteDatabase(databases.publicAnswers(tenant))
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done())
  })

/** Public answers, documents and pictures. Personal data and pending writes stay. */
export const clearCachedData = async (tenant: string): Promise<void> => {
  await clearWorkerCaches()
  await caches.delete(cacheNames(location.hostname, '').pictures)
  await clearCachedAnswers(tenant)
}
