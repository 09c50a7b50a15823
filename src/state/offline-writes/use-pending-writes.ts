import { useSnapshot } from 'valtio'
import { pendingWrites } from './pending.ts'

export const usePendingWrites = () => useSnapshot(pendingWrites).intents.filter(({ label }) => label !== null)
