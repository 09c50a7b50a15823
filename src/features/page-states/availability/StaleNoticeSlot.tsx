/** Offline, stored content is shown with its age. The server renders nothing here: it is never offline. */
import { useLazy } from '../../../ui/use-lazy.ts'

/** Loaded ahead: when it is needed there is no connection. */
const loadStaleNotice = async () => (await import('./StaleNotice.tsx')).StaleNotice

export const StaleNoticeSlot = ({ savedAt }: { savedAt: number }) => {
  const Notice = useLazy(savedAt > 0, loadStaleNotice)
  return savedAt > 0 && Notice && <Notice savedAt={savedAt} />
}
