/** Offline, content from before is shown with its age. Nothing is rendered by the server: it is never offline. */
import { useLate } from '../../ui/use-lazy.ts'

/** Fetched ahead: when it is needed there is no line to fetch it over. */
const load = async () => (await import('./StaleNotice.tsx')).SavedLine

export const SavedNote = ({ savedAt }: { savedAt: number }) => {
  const SavedLine = useLate(savedAt > 0, load)
  return savedAt > 0 && SavedLine && <SavedLine savedAt={savedAt} />
}
