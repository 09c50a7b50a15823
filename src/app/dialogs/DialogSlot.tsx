/** Where dialogs appear; the code comes with the first one. */
import { useSnapshot } from 'valtio'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { useLate } from '../../ui/use-lazy.ts'
import { unlessLost } from './close-on-load-failure.ts'

const load = unlessLost(async () => (await import('./DialogHost.tsx')).DialogHost)

export const DialogSlot = () => {
  const Host = useLate(useSnapshot(dialogs).stack.length > 0, load)
  return Host && <Host />
}
