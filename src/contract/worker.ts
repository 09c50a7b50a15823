export type ToWorker =
  /** Take over now: the page is about to reload. */
  | { type: 'SKIP_WAITING' }
  /** Control this page too: it was loading while the worker became active, and the worker's claim missed it. */
  | { type: 'CLAIM' }
  /** Delete caches of builds that no tab runs any more. */
  | { type: 'SWEEP' }
  /** Cache what was opened before there was a worker: the document of the address, and the files that it used. */
  | { type: 'KEEP'; url: string; files: string[] }
  /** The page is idle and the connection good: cache the remaining screens, too. */
  | { type: 'KEEP_REST' }
  /** Logout or a new age ceiling: cached documents and pictures are deleted. Answered on the port. */
  | { type: 'FORGET' }
  /** Whether an age ceiling is in force; then no cached document is served (decision 25). */
  | { type: 'CEILING'; active: boolean }

/** Asked of every tab before a sweep; a tab that does not answer may be frozen, and nothing is deleted. */
export interface WhichBuild {
  type: 'WHICH_BUILD'
}

/** Asked of the page for sound that it alone can decrypt; null where there is none any more. */
export interface WhichPart {
  type: 'WHICH_PART'
  path: string
  from: number
}
export interface SoundPart {
  bytes: ArrayBuffer
  size: number
}
