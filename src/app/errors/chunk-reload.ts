/** A chunk that does not load: the page is from a build that has gone. ERR-25, ERR-26 */
import { createReloadGuard } from '../../lib/reload-guard.ts'

/** At most one reload for a path in this time. */
const chunkReloadPause = 10_000

/** What browsers say when `import()` finds nothing. */
const words = /dynamically imported module|module script failed|error loading dynamically|preload CSS/i
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && words.test(error.message)

const guard = () => createReloadGuard('chunk-reload', chunkReloadPause, sessionStorage, Date.now)

let reloads = false
export const isReloading = () => reloads
/**
 * Another document is on its way. What was still loading is stopped then, and Firefox tells that as a failure. A download
 * begins like a way out and is none, so the sign holds for a while only.
 */
const leavingTime = 10_000
let leftAt = -leavingTime
const isLeft = () => performance.now() - leftAt < leavingTime
export const followLeaving = () => addEventListener('beforeunload', () => (leftAt = performance.now()))

/** A chunk did not come. While the page is left nothing more happens on it; else it goes on without. */
export const withoutChunk = (problem: unknown): Promise<void> | void =>
  reloads || isLeft() ? new Promise(() => {}) : console.warn('a screen did not load', problem)

/** False when this path was reloaded a moment ago: then the error page is the answer. */
export const reloadForChunk = (path: string): boolean => {
  // A reload would take the visitor back from where they are going.
  if (isLeft()) return true
  if (!guard().mayReload(path)) return false
  reloads = true
  location.reload()
  return true
}

/** Vite tells of a chunk or its style that did not come, before the import itself rejects. */
export const watchChunks = () =>
  addEventListener('vite:preloadError', (event) => {
    // Another document is under way: the error would only flash an error page.
    if (reloadForChunk(location.pathname)) event.preventDefault()
  })
