/** A chunk that does not load: the page is from a build that has gone. ERR-25, ERR-26 */
import { tabKeys } from '../../contract/storage-names.ts'
import { mayReloadFor } from '../../lib/reload-guard.ts'

/** At most one reload for a path in this time. */
const chunkReloadPause = 10_000
const isFirstReload = (path: string) =>
  mayReloadFor(tabKeys.chunkReload(path), chunkReloadPause, sessionStorage, Date.now)

let reloading = false
export const isReloading = () => reloading
/**
 * Another document is on its way. What was still loading is stopped then, and Firefox tells that as a failure. A download
 * begins like a way out and is none, so the sign holds for a while only.
 */
const leavingTime = 10_000
let leftAt = -leavingTime
export const isLeavingPage = () => performance.now() - leftAt < leavingTime
export const followLeaving = () => addEventListener('beforeunload', () => (leftAt = performance.now()))

/** Nothing can be lost before the page lives; from then on `watchChunks` knows. */
let isInUse = () => false

/**
 * False when this path was reloaded a moment ago: then the error page is the answer. While something sounds or words are
 * unsent as well, since a part that did not come is worth neither. And without a line: no other document would come.
 */
export const reloadForChunk = (path: string): boolean => {
  // A reload would take the visitor back from where they are going.
  if (isLeavingPage()) return true
  if (!navigator.onLine || isInUse() || !isFirstReload(path)) return false
  reloading = true
  location.reload()
  return true
}

/** Somebody waits for the code of this very page. Whether another document comes in its place. */
export const isPageReplaced = (): boolean => reloading || reloadForChunk(location.pathname)

/** Nobody has asked yet for what is fetched ahead, so a part of it that is lost costs no reload: the tap asks again. */
let prefetchCount = 0
export const fetchAhead = async (parts: readonly Promise<unknown>[]) => {
  prefetchCount++
  await Promise.allSettled(parts)
  prefetchCount--
}

/** Vite tells of each chunk or style that did not come, before the import itself rejects. ERR-25 */
export const watchChunks = (inUse: () => boolean) => {
  isInUse = inUse
  addEventListener('vite:preloadError', (event) => {
    // Another document is under way: the error would only flash an error page.
    if (!prefetchCount && reloadForChunk(location.pathname)) event.preventDefault()
  })
}
