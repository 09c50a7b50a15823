/** Messages between page and worker. */

export type ToWorker =
  /** Take over now: the page is about to reload, or has just been told to. */
  | { type: 'SKIP_WAITING' }
  /** Control this page too: it was loading while the worker became active, and the worker's claim missed it. */
  | { type: 'CLAIM' }
  /** Drop what belongs to builds that no tab runs any more. */
  | { type: 'SWEEP' }
  /** Keep what was opened before the worker was there: the document of the address, and the files that it used. */
  | { type: 'KEEP'; url: string; files: string[] }
  /** The page has time and the line is good: keep the rooms that were not entered yet, too. */
  | { type: 'KEEP_REST' }
  /** Logout or a new age ceiling: kept documents and pictures go. Answered on the port. */
  | { type: 'FORGET' }
  /** Whether an age ceiling is in force; then no kept document is handed out (decision 25). */
  | { type: 'CEILING'; active: boolean }

/** Asked of every tab before a sweep; a tab that does not answer is frozen, and nothing is deleted. */
export interface WhichBuild {
  type: 'WHICH_BUILD'
}

/**
 * Asked of a page for sound that it alone can unseal, one part after another. Answered on the port; null where there is
 * no such sound, or no longer.
 */
export interface WhichPart {
  type: 'WHICH_PART'
  path: string
  from: number
}
export interface SoundPart {
  bytes: ArrayBuffer
  /** Of the whole sound. */
  size: number
}
