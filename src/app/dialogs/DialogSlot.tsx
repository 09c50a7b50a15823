import { useSnapshot } from 'valtio'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { closeOnLoadFailure } from './close-on-load-failure.ts'

const loadDialogHost = closeOnLoadFailure(async () => (await import('./DialogHost.tsx')).DialogHost)

export const DialogSlot = () => {
  const Host = useLazy(useSnapshot(dialogs).stack.length > 0, loadDialogHost)
  return Host && <Host />
}
