/** Offline, content from before is shown with its age. Nothing is rendered by the server: it is never offline. */
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { useLate } from '../../ui/use-late.ts'

/** Fetched ahead: when it is needed there is no line to fetch it over. */
const load = async () => (await import('./SavedLine.tsx')).SavedLine

export const SavedNote = ({ savedAt }: { savedAt: number }) => {
  const { online } = useSnapshot(connection)
  const SavedLine = useLate(savedAt > 0, load)
  return !online && savedAt > 0 && SavedLine && <SavedLine savedAt={savedAt} />
}
