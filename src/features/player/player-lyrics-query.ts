/** From disk or network; the code that finds them loads with the first song. */
import { lyricsQuery } from '../../api/lyrics-query.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { findLyrics } from '../../state/downloads/downloaded-sound.ts'

const findDownloadedOrFetch: typeof findLyrics = async (...query) =>
  (await import('../../state/downloads/downloaded-sound.ts')).findLyrics(...query)

export const playerLyricsQuery = (scope: PublicScope, id: string) =>
  lyricsQuery(scope, id, findDownloadedOrFetch)
