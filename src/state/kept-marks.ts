/** How much of each sound was taken along, for marks in lists: 1 is whole. Filled by `state/keep`, which comes late. */
import { proxy } from 'valtio'

export const keptMarks = proxy<{ parts: Record<string, number> }>({ parts: {} })
