/** What is downloaded, for marks in lists. Filled by `state/downloads`, which is loaded late. */
import { proxy } from 'valtio'

export const downloadMarks = proxy<{
  parts: Record<string, number>
  /** Ids that have a complete sound: the sound itself, its list, its album, its artist. */
  playable: Record<string, true>
}>({ parts: {}, playable: {} })
