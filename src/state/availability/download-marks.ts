/** What was taken along, for marks in lists. Filled by `state/keep`, which comes late. */
import { proxy } from 'valtio'

export const downloadMarks = proxy<{
  /** How much of each sound: 1 is whole. */
  parts: Record<string, number>
  /** What has a whole sound among its own: the sound itself, its list, its album, its act. */
  sounding: Record<string, true>
}>({ parts: {}, sounding: {} })
