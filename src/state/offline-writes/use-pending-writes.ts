/** What a person wrote and the backend does not have yet; what the page notes by itself is not counted. */
import { useSnapshot } from 'valtio'
import { writes } from './pending.ts'

export const useWaiting = () => useSnapshot(writes).intents.filter(({ label }) => label !== null)
