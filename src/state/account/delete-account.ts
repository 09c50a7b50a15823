import { deleteAccountAtBackend } from '../../api/account-data.ts'
import { isStepUpRefused } from '../../api/backend-error.ts'
import { leaveSession, returnOf } from '../session/session-actions.ts'

type DeletionOutcome = 'deleted' | 'unconfirmed' | 'failed'

/** Afterwards this device is wiped as at a logout. Until the backend has answered nothing here changes. ERR-52 */
export const deleteAccount = async (returnTo: string): Promise<DeletionOutcome> => {
  const { address, lang } = returnOf(returnTo)
  let next: string
  try {
    next = (await deleteAccountAtBackend(address, lang)).redirectionUrl
  } catch (error) {
    if (isStepUpRefused(error)) return 'unconfirmed'
    console.error('Error while deleting user account', error)
    return 'failed'
  }
  await leaveSession(next)
  return 'deleted'
}
