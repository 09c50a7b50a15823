/** As `server/build/later.ts` writes it: a name below `/assets/`, and whether it and all after it are cached later. */
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

/** Files of two builds are the same chunk or language when all but the hash is equal. */
export const withoutHash = (path: string) => path.replace(/-[\w-]{7}(\.\w+)$/, '$1')
