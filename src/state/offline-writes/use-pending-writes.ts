/** The user's own pending writes; reports that the page makes by itself are not counted. */
import { useSnapshot } from 'valtio'
import { pendingWrites } from './pending.ts'

export const usePendingWrites = () => useSnapshot(pendingWrites).intents.filter(({ label }) => label !== null)
