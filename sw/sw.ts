/** Listeners only. What a request gets is decided in `decide.ts`. */
import { setCacheNameDetails } from 'workbox-core'
import { precache } from 'workbox-precaching'
import type { ToWorker } from '../src/contract/worker.ts'
import { type RequestTarget, decide } from './decide.ts'
import { answerNavigation, forgetDocuments, fromNetwork, cacheAddress, cacheShells } from './documents.ts'
import { readWorkerSettings, setCeiling } from './worker-settings.ts'
import { cacheRemaining, cacheFiles, cachePreviouslyUsed } from './on-demand-assets.ts'
import { type PrecacheEntry, splitPrecacheList } from './precache-list.ts'
import { build } from './names.ts'
import { answerAsset, answerFont, answerPicture, forgetPictures } from './resources.ts'
import { answerDownloadedAudio } from './downloaded-audio.ts'
import { sweepOldBuilds } from './sweep-old-builds.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

setCacheNameDetails({ prefix: `riwaq-${self.location.hostname}`, precache: 'shell', suffix: build })
const { atOnce, later } = splitPrecacheList(self.__WB_MANIFEST)
precache(atOnce)

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([cacheShells(), cachePreviouslyUsed(later)])),
)

const takeControl = async () => {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(takeControl()))

const requestTargetOf = ({ request: { url, method, mode } }: FetchEvent): RequestTarget => ({
  url: new URL(url),
  method,
  mode,
})

/** Only a navigation waits for the settings on disk: scripts, fonts and pictures are the same for everyone. */
const answerPage = async (event: FetchEvent) => {
  const decision = decide(requestTargetOf(event), await readWorkerSettings())
  return decision.how === 'page' ? answerNavigation(event, decision.lang, decision.key) : fromNetwork(event)
}
const answers = {
  page: answerPage,
  font: answerFont,
  picture: answerPicture,
  asset: answerAsset,
  sound: answerDownloadedAudio,
} as const

self.addEventListener('fetch', (event) => {
  const facts = {
    origin: self.location.origin,
    defaultLanguage: 'en',
    canonicalQuery: [],
    ceiling: false,
  } as const
  const target = requestTargetOf(event)
  // Whether to answer must be decided synchronously; how to answer a navigation may wait for the disk.
  const { how } = decide(target, facts)
  if (how !== 'pass') return event.respondWith(answers[how](event))
  // The browser has already requested a navigation preload. Without an answer from here it would request a
  // second time, and the provider's addresses work only once: the return from the login would fail.
  if (target.mode === 'navigate' && target.method === 'GET') event.respondWith(fromNetwork(event))
})

const forgetUserCaches = async (port: MessagePort | undefined) => {
  await Promise.all([forgetDocuments(), forgetPictures()])
  port?.postMessage('done')
}

const messageHandlers: {
  [T in ToWorker['type']]: (
    message: Extract<ToWorker, { type: T }>,
    event: ExtendableMessageEvent,
  ) => Promise<unknown>
} = {
  SKIP_WAITING: () => self.skipWaiting(),
  CLAIM: () => self.clients.claim(),
  SWEEP: () => sweepOldBuilds(),
  KEEP: async ({ url, files }) => {
    const decision = decide(
      { url: new URL(url), method: 'GET', mode: 'navigate' },
      await readWorkerSettings(),
    )
    // In parallel: if the connection breaks meanwhile, words that the browser still holds are cached.
    await Promise.all([
      decision.how === 'page' && decision.key ? cacheAddress(decision.key) : null,
      cacheFiles(later.filter((file) => files.includes(file))),
    ])
  },
  KEEP_REST: () => cacheRemaining(later),
  FORGET: (_, event) => forgetUserCaches(event.ports[0]),
  CEILING: ({ active }) => setCeiling(active),
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  const act = messageHandlers[message.type] as
    | ((message: ToWorker, event: ExtendableMessageEvent) => Promise<unknown>)
    | undefined
  if (act) event.waitUntil(act(message, event))
})
