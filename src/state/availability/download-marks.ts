/** What is downloaded, for marks in lists. Filled by `state/downloads`, which is loaded late. */
import { proxy } from 'valtio'

export const downloadMarks = proxy<{
  parts: Record<string, number>
  playable: Record<string, true>
}>({ parts: {}, playable: {} })
