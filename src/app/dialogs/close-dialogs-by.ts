import { closeDialogs, hasDialogs } from '../../state/dialogs/dialogs.ts'
import type { ClosedBy } from './registry.ts'

/** The registry is on the page already where a dialog is open, and not needed where none is. */
export const closeDialogsBy = async (event: ClosedBy): Promise<void> => {
  if (!hasDialogs()) return
  const { registry } = await import('./registry.ts')
  closeDialogs(({ name }) => registry[name].closedBy === event)
}
