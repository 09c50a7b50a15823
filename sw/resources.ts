/** Scripts, styles, fonts and pictures: hashed or sized addresses never change, so the cache is asked first. */
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { names } from './names.ts'

const day = 24 * 60 * 60

const pictures = new CacheFirst({
  cacheName: names.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
const fonts = new CacheFirst({ cacheName: names.fonts, plugins: [new ExpirationPlugin({ maxEntries: 12 })] })

/** Offline, another width of the same picture is better than none. */
const otherWidth = async ({ url }: Request) => {
  const cached = await caches.open(names.pictures)
  const other = (await cached.keys()).find((key) => key.url.startsWith(url.replace(/[^/]*$/, '')))
  return other && cached.match(other)
}

export const answerPicture = (event: FetchEvent) =>
  pictures
    .handle({ event, request: event.request })
    .catch(async () => (await otherWidth(event.request)) ?? Response.error())
export const answerFont = (event: FetchEvent) => fonts.handle({ event, request: event.request })

/**
 * Looks in every build's cache, since an old tab may still ask for its old chunk; words are cached when first
 * used.
 */
export const answerAsset = async (event: FetchEvent) => {
  const cached = await caches.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const answer = await fetch(event.request)
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone()
    event.waitUntil(caches.open(names.extra).then((extra) => extra.put(event.request, copy)))
  }
  return answer
}

export const forgetPictures = () => caches.delete(names.pictures)
