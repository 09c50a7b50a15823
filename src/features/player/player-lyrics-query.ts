/** The words of a song, from the disk or the line; what finds them comes with the first song. */
import { lyricsQuery } from '../../api/lyrics-query.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { findLyrics } from '../../state/downloads/downloaded-sound.ts'

const findDownloadedOrFetch: typeof findLyrics = async (...asked) =>
  (await import('../../state/downloads/downloaded-sound.ts')).findLyrics(...asked)

export const playerLyricsQuery = (scope: PublicScope, id: string) =>
  lyricsQuery(scope, id, findDownloadedOrFetch)
