import { useQueryClient } from '@tanstack/react-query'
import { BackendError } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { deletePasskey, passkeysQuery } from '../../../api/passkeys.ts'
import type { Passkey, Passkeys } from '../../../contract/passkeys.ts'
import type { DialogProps, LastPasskey } from '../../../state/dialogs/dialog-types.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'

/** Of the passkeys at its host that still sign in; without a password it is the last way into the account there. */
export const lastOf = (
  { passkeys, hasPassword }: Passkeys,
  { id, host, isRefused }: Passkey,
): LastPasskey => {
  const hasOther = passkeys.some((other) => other.id !== id && other.host === host && !other.isRefused)
  if (isRefused || hasOther) return null
  return hasPassword ? 'passkey' : 'way'
}

type Removed = DialogProps['removePasskey'] & { id: string }

/** Another page may have removed it meanwhile: it is gone all the same. */
const isGone = (error: unknown) => error instanceof BackendError && error.isGone

export const useRemovePasskey = () => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  return async ({ id, ...question }: Removed): Promise<void> => {
    if (!(await openDialog('removePasskey', question))) return
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
