/** The words of a song, from the disk or the line; what finds them comes with the first song. */
import { lyricsQuery } from '../../api/lyrics-query.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { findLyrics } from '../../state/downloads/downloaded-sound.ts'

const find: typeof findLyrics = async (...asked) =>
  (await import('../../state/downloads/downloaded-sound.ts')).findLyrics(...asked)

export const wordsQuery = (scope: PublicScope, id: string) => lyricsQuery(scope, id, find)
