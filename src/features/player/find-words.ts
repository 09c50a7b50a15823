/** The words of a song, from the disk or the line; what finds them comes with the first song. */
import { lyricsQuery } from '../../api/lyrics-query.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { findLyrics } from '../../state/keep/kept-answer.ts'

const find: typeof findLyrics = async (...asked) =>
  (await import('../../state/keep/kept-answer.ts')).findLyrics(...asked)

export const wordsQuery = (scope: PublicScope, id: string) => lyricsQuery(scope, id, find)
