/**
 * Rooms and words that are not part of the install. They are kept when a page uses them, by the next build again, and
 * all of them once a page has time on a good line.
 */
import { buildOfCache } from '../src/contract/storage-names.ts'
import { withoutHash } from './precache-list.ts'
import { names } from './names.ts'

/** A cache of an older build that holds the very same file spares the line. */
const cacheFile = async (path: string) => {
  const extra = await caches.open(names.extra)
  if (await extra.match(path, { ignoreVary: true })) return
  const answer = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path, { priority: 'low' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await extra.put(path, answer)
}

/** One after the other: whoever uses the page comes first. */
export const cacheFiles = async (paths: readonly string[]) => {
  for (const path of paths) await cacheFile(path)
}

/** An update must not take a room away that was there without a line: an install that cannot keep it fails as a whole. */
export const cachePreviouslyUsed = async (later: readonly string[]) => {
  const older = (await caches.keys()).filter((name) => buildOfCache(name) !== null)
  const requests = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()))
  const used = new Set(requests.flat().map(({ url }) => withoutHash(new URL(url).pathname)))
  await cacheFiles(later.filter((path) => used.has(withoutHash(path))))
}

/** A line that breaks meanwhile is no fault: the next page goes on with what is missing. */
export const cacheRemaining = (later: readonly string[]) =>
  cacheFiles(later).catch((problem: unknown) => console.info('not all rooms are kept yet', problem))
