/** What is downloaded, for marks in lists. Filled by `state/downloads`, which is loaded late. */
import { proxy } from 'valtio'

export const downloadMarks = proxy<{
  /** How much of each sound: 1 is all of it. */
  parts: Record<string, number>
  /** Ids of what has a complete sound: the sound itself, its list, its album, its artist. */
  sounding: Record<string, true>
}>({ parts: {}, sounding: {} })
