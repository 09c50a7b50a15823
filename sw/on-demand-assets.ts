/**
 * Chunks and words that are not part of the install. They are cached when a page uses them, again by the next
 * build, and all of them once a page has time on a good connection.
 */
import { buildOfCache } from '../src/contract/storage-names.ts'
import { withoutHash } from './precache-list.ts'
import { names } from './names.ts'

/** A cache of an older build that holds the very same file saves the request. */
const cacheFile = async (path: string) => {
  const extra = await caches.open(names.extra)
  if (await extra.match(path, { ignoreVary: true })) return
  const answer = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path, { priority: 'low' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await extra.put(path, answer)
}

/** One after the other, so that the page's own requests come first. */
export const cacheFiles = async (paths: readonly string[]) => {
  for (const path of paths) await cacheFile(path)
}

/** An update must not make a screen unavailable offline that was available: an install that cannot cache it fails. */
export const cachePreviouslyUsed = async (onDemand: readonly string[]) => {
  const older = (await caches.keys()).filter((name) => buildOfCache(name) !== null)
  const requests = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()))
  const usedNames = new Set(requests.flat().map(({ url }) => withoutHash(new URL(url).pathname)))
  await cacheFiles(onDemand.filter((path) => usedNames.has(withoutHash(path))))
}

/** A broken connection is no error: the next page continues with what is missing. */
export const cacheRemaining = (onDemand: readonly string[]) =>
  cacheFiles(onDemand).catch((problem: unknown) => console.info('not all chunks are cached yet', problem))
