import { tabKeys } from '../../contract/tab-keys.ts'
import { mayReloadFor } from '../../lib/reload-guard.ts'

const chunkReloadPause = 10_000
const isFirstReload = (path: string) =>
  mayReloadFor(tabKeys.chunkReload(path), chunkReloadPause, sessionStorage, Date.now)

let reloading = false
export const isReloading = () => reloading
/** Firefox reports what leaving aborts as failed. A download fires the same event, hence the expiry. */
const leavingTime = 10_000
let leftAt = -leavingTime
export const isLeavingPage = () => performance.now() - leftAt < leavingTime
export const followLeaving = () => addEventListener('beforeunload', () => (leftAt = performance.now()))

/** Nothing can be lost before hydration; from then on `watchChunks` knows. */
let isInUse = () => false

/**
 * False when this path was reloaded a moment ago: then the error page is shown. Also while something plays or
 * text is unsent, as one missing chunk is worth neither. And while offline: no other document would load.
 */
export const reloadForChunk = (path: string): boolean => {
  // A reload would cancel the navigation that is under way.
  if (isLeavingPage()) return true
  if (!navigator.onLine || isInUse() || !isFirstReload(path)) return false
  reloading = true
  location.reload()
  return true
}

export const isPageReplaced = (): boolean => reloading || reloadForChunk(location.pathname)

/** Prefetching is not waited for, so a chunk that fails costs no reload: the tap loads it again. */
let prefetchCount = 0
export const fetchAhead = async (parts: readonly Promise<unknown>[]) => {
  prefetchCount++
  await Promise.allSettled(parts)
  prefetchCount--
}

/** Vite reports each chunk or style that failed, before the import itself rejects. ERR-25 */
export const watchChunks = (inUse: () => boolean) => {
  isInUse = inUse
  addEventListener('vite:preloadError', (event) => {
    // Another document is loading: the error would only flash an error page.
    if (!prefetchCount && reloadForChunk(location.pathname)) event.preventDefault()
  })
}
