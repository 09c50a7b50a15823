/**
 * Deletes caches of builds that no tab runs; a tab that does not answer may be frozen, and then nothing is
 * deleted.
 */
import { buildOfCache } from '../src/contract/storage-names.ts'
import type { WhichBuild } from '../src/contract/worker.ts'
import { build } from './names.ts'

declare const self: ServiceWorkerGlobalScope

const answerTimeoutMs = 1_000

const askBuild = (client: Client) =>
  new Promise<string | null>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => done(typeof data === 'string' ? data : null)
    setTimeout(() => done(null), answerTimeoutMs)
    const question: WhichBuild = { type: 'WHICH_BUILD' }
    client.postMessage(question, [port2])
  })

export const sweepOldBuilds = async () => {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const running = await Promise.all(clients.map(askBuild))
  if (running.includes(null)) return
  const inUse = new Set([build, ...running])
  const oldCaches = (await caches.keys()).filter((name) => {
    const owner = buildOfCache(name)
    return owner !== null && !inUse.has(owner)
  })
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
}
