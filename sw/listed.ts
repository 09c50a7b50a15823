/** The worker's own list of files, as the build writes it. */
import type { PrecacheEntry } from 'workbox-precaching'

/** `later` is written by `server/build/later.ts`. */
export interface ListedFile extends PrecacheEntry {
  later?: boolean
}

export const splitList = (list: readonly ListedFile[]) => ({
  atOnce: list.filter((file) => !file.later),
  later: list.filter((file) => file.later).map(({ url }) => `/${url}`),
})

/** A file is the same room or language in another build when all but its hash is equal. */
export const withoutHash = (path: string) => path.replace(/-[\w-]{7}(\.\w+)$/, '$1')
