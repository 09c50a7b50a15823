/** A dialog whose code does not load closes, with its history entry, and a message offers to open it once more. */
import type { DialogName } from '../../state/dialogs/dialog-types.ts'
import { type OpenDialog, closeDialogs, dialogs, openDialog } from '../../state/dialogs/dialogs.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { isReloading } from '../errors/chunk-reload.ts'

/** Without a name it closes every dialog. */
const closeFailedDialog = (name?: DialogName) => {
  const isFailed = (dialog: OpenDialog) => !name || dialog.name === name
  const failed = dialogs.stack.filter(isFailed)
  closeDialogs(isFailed)
  const run = () => failed.forEach((dialog) => void openDialog(dialog.name, dialog.props))
  showSnack('boot.screen.desc', { tone: 'bad', action: { key: 'boot.retry', run } })
}

export const closeOnLoadFailure =
  <T>(load: () => Promise<T>, name?: DialogName) =>
  (): Promise<T> =>
    load().catch((problem: unknown) => {
      // A page that is loaded anew takes all of it along.
      if (!isReloading()) closeFailedDialog(name)
      throw problem
    })
