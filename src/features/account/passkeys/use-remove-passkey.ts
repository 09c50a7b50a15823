import { useQueryClient } from '@tanstack/react-query'
import { BackendError } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { deletePasskey, passkeysQuery } from '../../../api/passkeys.ts'
import type { Passkey, Passkeys } from '../../../contract/passkeys.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'

/** Without it nobody could sign in to this account at its host any more. */
export const isLastWayIn = ({ passkeys, hasPassword }: Passkeys, { id, host, isRefused }: Passkey): boolean =>
  !hasPassword &&
  !isRefused &&
  !passkeys.some((other) => other.id !== id && other.host === host && !other.isRefused)

interface Removed {
  id: string
  name: string
  isLast: boolean
}

/** Another page may have removed it meanwhile: it is gone all the same. */
const isGone = (error: unknown) => error instanceof BackendError && error.isGone

export const useRemovePasskey = () => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  return async ({ id, name, isLast }: Removed): Promise<void> => {
    if (!(await openDialog('removePasskey', { name, isLast }))) return
    try {
      await deletePasskey(id).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
      showSnack('passkeys.remove.done')
    } catch (error) {
      showSnack(wordsOfError(error), { tone: 'bad' })
    }
    await client.invalidateQueries(passkeysQuery(scope))
  }
}
