import { onLogout } from '../session/session-listeners.ts'
import { closeDialog, openDialog } from './dialogs.ts'

let asking: Promise<boolean> | null = null
/** Asked once however many calls wait for it; false where the person does not want to. */
export const askToConfirmLogin = (): Promise<boolean> =>
  (asking ??= openDialog('confirmLogin', {}, { coversTopmost: true })
    .then((isConfirmed) => isConfirmed === true)
    .finally(() => (asking = null)))
// Whose login it was about is gone.
onLogout(() => closeDialog('confirmLogin'))
