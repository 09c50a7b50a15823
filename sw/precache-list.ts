/** The worker's own list of files, as the build writes it. */

/** As `server/build/later.ts` writes it: a name below `assets/`, and whether it and all behind it come later. */
export interface PrecacheEntry {
  url: string
  later?: true
}

export const splitPrecacheList = (list: readonly PrecacheEntry[]) => {
  const atOnce: string[] = []
  const later: string[] = []
  let to = atOnce
  for (const file of list) {
    if (file.later) to = later
    to.push(`/assets/${file.url}`)
  }
  return { atOnce, later }
}

/** A file is the same room or language in another build when all but its hash is equal. */
export const withoutHash = (path: string) => path.replace(/-[\w-]{7}(\.\w+)$/, '$1')
