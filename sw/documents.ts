/**
 * The empty page of each language, cached at install, and the rendered documents of opened addresses, limited
 * in number and per build. A document is cached only if it belongs to this worker's build, whose files are
 * cached.
 */
import { documentHeaders, isRendered, shellPathOf } from '../src/contract/documents.ts'
import { type Language, languageCodes } from '../src/contract/languages.ts'
import { saveSettingsFrom } from './worker-settings.ts'
import { build, names } from './names.ts'

declare const self: ServiceWorkerGlobalScope

/** The oldest is deleted first. */
const maxDocuments = 60
/** How long the network may take before the empty page answers a navigation. */
const shellTimeoutMs = 2_000

const openPages = () => caches.open(names.pages)

const cacheShell = async (lang: Language) => {
  const path = shellPathOf(lang)
  const answer = await fetch(path, { cache: 'reload', credentials: 'omit' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await (await openPages()).put(path, answer.clone())
  return answer
}

/** All six, so that a language that was never opened still starts offline. */
export const cacheShells = async () => {
  const [first] = await Promise.all(languageCodes.map(cacheShell))
  if (first) await saveSettingsFrom(await first.text())
}

const shellOf = async (lang: Language) => (await openPages()).match(shellPathOf(lang))

const mayCache = (answer: Response) =>
  answer.ok &&
  answer.type === 'basic' &&
  !answer.redirected &&
  answer.headers.get(documentHeaders.kind) === 'rendered' &&
  answer.headers.get(documentHeaders.build) === build

/** Only the host's own answer counts: a proxy that has lost its backend answers with anything. */
const isGone = ({ status, headers }: Response) =>
  (status === 404 || status === 410) && headers.get(documentHeaders.kind) === 'rendered'

const renderedIn = async (pages: Cache) => (await pages.keys()).filter(isRendered)

const trim = async (pages: Cache) => {
  const cached = await renderedIn(pages)
  await Promise.all(
    cached.slice(0, Math.max(0, cached.length - maxDocuments)).map((request) => pages.delete(request)),
  )
}

/** The fonts of a document are cached with it: otherwise its first paint offline would differ. */
const cacheFonts = async (html: string) => {
  const fonts = await caches.open(names.fonts)
  const fontUrls = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map((match) => match[1] ?? '')
  for (const font of fontUrls) if (!(await fonts.match(font))) await fonts.add(font)
}

const cacheDocument = async (key: string, answer: Response) => {
  const pages = await openPages()
  if (isGone(answer)) await pages.delete(key)
  if (!mayCache(answer)) return
  const copy = answer.clone()
  // Deleted first, so that the order of the keys is the order of use.
  await pages.delete(key)
  await pages.put(key, answer)
  await trim(pages)
  await cacheFonts(await copy.text())
}

/** For a document that was opened before this worker controlled the page. */
export const cacheAddress = async (key: string) =>
  cacheDocument(key, await fetch(key, { credentials: 'omit' }))

export const forgetDocuments = async () => {
  const pages = await openPages()
  await Promise.all((await renderedIn(pages)).map((request) => pages.delete(request)))
}

/** The preloaded answer or a fetch. Firefox gives a preload without network as an answer of the type 'error'. */
export const fromNetwork = async (event: FetchEvent) => {
  const preloaded = await Promise.resolve(event.preloadResponse as Promise<Response | undefined>).catch(
    () => undefined,
  )
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request)
}

const orShell = (network: Promise<Response>, shell: Response | undefined) => {
  if (!shell) return network
  const timeout = new Promise<Response>((done) => setTimeout(() => done(shell), shellTimeoutMs))
  // A proxy whose backend is down answers 502 to 504: the empty page explains it in the visitor's language.
  const usable = network.then((answer) => (answer.status >= 502 && answer.status <= 504 ? shell : answer))
  return Promise.race([usable.catch(() => shell), timeout])
}

/**
 * A cached document answers at once and is refreshed in the background; otherwise the network races the empty
 * page. While a newer worker waits, the cached documents are of an older build than the host's and are used
 * only when the network fails.
 */
export const answerNavigation = async (event: FetchEvent, lang: Language, key: string | null) => {
  const network = fromNetwork(event)
  const cached = key ? await (await openPages()).match(key) : undefined
  const caching = network.then((answer) => (key ? cacheDocument(key, answer.clone()) : undefined))
  event.waitUntil(
    caching.catch((problem: unknown) => console.info('the document was not refreshed', problem)),
  )
  const isReplaced = self.registration.waiting !== null
  return cached && !isReplaced ? cached : orShell(network, cached ?? (await shellOf(lang)))
}
