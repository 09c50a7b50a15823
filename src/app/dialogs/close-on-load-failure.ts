/** A dialog whose code does not come: it closes, with its place in the history, and may be asked for once more. */
import { type DialogName, dialogs, openDialog } from '../../state/dialogs/dialogs.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { isReloading } from '../errors/chunk-reload.ts'

/** Without a name it is every dialog that is lost. */
const closeFailedDialog = (name?: DialogName) => {
  const isLost = (dialog: { name: DialogName }) => !name || dialog.name === name
  const lost = dialogs.stack.filter(isLost)
  dialogs.stack = dialogs.stack.filter((dialog) => !isLost(dialog))
  const run = () => lost.forEach((dialog) => openDialog(dialog.name, dialog.props))
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
