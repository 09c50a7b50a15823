/** What a person wrote and the backend does not have yet; what the page notes by itself is not counted. */
import { useSnapshot } from 'valtio'
import { pendingWrites } from './pending.ts'

export const usePendingWrites = () => useSnapshot(pendingWrites).intents.filter(({ label }) => label !== null)
