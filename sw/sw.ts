/** The service worker: listeners only. What a request gets is decided in `decide.ts`. */
import { setCacheNameDetails } from 'workbox-core'
import { type PrecacheEntry, precache } from 'workbox-precaching'
import type { ToWorker } from '../src/contract/worker.ts'
import { decide } from './decide.ts'
import { answerNavigation, forgetDocuments, fromNetwork, keepAddress, keepShells } from './documents.ts'
import { readFacts, setCeiling } from './facts.ts'
import { build } from './names.ts'
import { answerAsset, answerFont, answerPicture, forgetPictures } from './resources.ts'
import { sweep } from './sweep.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

setCacheNameDetails({ prefix: `riwaq-${self.location.hostname}`, precache: 'shell', suffix: build })
precache(self.__WB_MANIFEST)

self.addEventListener('install', (event) => event.waitUntil(keepShells()))

const takeOver = async () => {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

const answer = async (event: FetchEvent) => {
  const { url, method, mode } = event.request
  const decision = decide({ url: new URL(url), method, mode }, await readFacts())
  if (decision.how === 'page') return answerNavigation(event, decision.lang, decision.key)
  if (decision.how === 'font') return answerFont(event)
  return decision.how === 'picture' ? answerPicture(event) : answerAsset(event)
}

self.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request
  const facts = {
    origin: self.location.origin,
    defaultLanguage: 'en',
    canonicalQuery: [],
    ceiling: false,
  } as const
  // Whether to answer at all must be said at once; how may wait for the disk.
  if (decide({ url: new URL(url), method, mode }, facts).how !== 'pass')
    return event.respondWith(answer(event))
  // The browser has already asked for a navigation ahead of us. Left alone it would ask a second time, and the
  // provider's addresses are good for one time only: the way back from the login would end in an error.
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event))
})

const forget = async (port: MessagePort | undefined) => {
  await Promise.all([forgetDocuments(), forgetPictures()])
  port?.postMessage('done')
}

const obey: {
  [T in ToWorker['type']]: (
    message: Extract<ToWorker, { type: T }>,
    event: ExtendableMessageEvent,
  ) => Promise<unknown>
} = {
  SKIP_WAITING: () => self.skipWaiting(),
  CLAIM: () => self.clients.claim(),
  SWEEP: () => sweep(),
  KEEP: async ({ url }) => {
    const decision = decide({ url: new URL(url), method: 'GET', mode: 'navigate' }, await readFacts())
    if (decision.how === 'page' && decision.key) await keepAddress(decision.key)
  },
  FORGET: (_, event) => forget(event.ports[0]),
  CEILING: ({ active }) => setCeiling(active),
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  const act = obey[message.type] as
    ((message: ToWorker, event: ExtendableMessageEvent) => Promise<unknown>) | undefined
  if (act) event.waitUntil(act(message, event))
})
