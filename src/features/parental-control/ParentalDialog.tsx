import type { DialogBodyProps, DialogControls } from '../../state/dialogs/dialog-types.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx'
import { TurnOnForm } from './TurnOnForm.tsx'

const closeWith =
  ({ setResult, close }: DialogControls<'done' | 'forgotten'>, result: 'done' | 'forgotten') =>
  () => {
    setResult(result)
    close()
  }

/** DIALOG-27 */
export const ParentalDialog = (props: DialogBodyProps<'parentalControl'>) => {
  const outcomes = { onDone: closeWith(props, 'done'), onForgotten: closeWith(props, 'forgotten') }
  switch (props.purpose) {
    case 'turnOn':
      return <TurnOnForm maxRating={props.maxRating} onDone={outcomes.onDone} />
    case 'confirm':
      return <ConfirmPasswordForm {...outcomes} />
    case 'change':
      return <ChangePasswordForm {...outcomes} />
  }
}
