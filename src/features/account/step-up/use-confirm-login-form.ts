import { BackendError } from '../../../api/backend-error.ts'
import { confirmByPassword } from '../../../api/sessions.ts'
import { required } from '../../../domain/validation.ts'
import { type FormState, useForm } from '../../../state/forms/use-form.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { leaveToConfirmLogin } from './leave-to-confirm-login.ts'

const rules = { password: [required] }

/** A backend elsewhere may know no passwords either. */
const confirmHereOrLeave = async (portal: Parameters<typeof leaveToConfirmLogin>[0], password: string) => {
  try {
    await confirmByPassword(password)
    return true
  } catch (error) {
    if (!(error instanceof BackendError && error.isGone)) throw error
    leaveToConfirmLogin(portal)
    return false
  }
}

export const useConfirmLoginForm = (onConfirmed: () => void): FormState<{ password: string }> => {
  const portal = usePortal()
  return useForm({
    initial: { password: '' },
    rules,
    send: async ({ password }) => {
      if (await confirmHereOrLeave(portal, password)) onConfirmed()
    },
  })
}
