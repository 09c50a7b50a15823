import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStepUpRefused } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import type { PersonalScope } from '../../../api/personal.ts'
import { endSessionsElsewhere, endSessionThere, sessionsKey } from '../../../api/sessions.ts'
import type { OpenSession } from '../../../contract/sessions.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { useDeviceName } from './use-device-words.ts'

export const useEndSessions = (owner: PersonalScope) => {
  const client = useQueryClient()
  const deviceName = useDeviceName()
  const [busy, setBusy] = useState(false)
  const change = async (end: () => Promise<unknown>, notifyDone: () => void) => {
    setBusy(true)
    try {
      await end()
      notifyDone()
    } catch (error) {
      // Who closes the dialog knows that nothing has happened.
      if (!isStepUpRefused(error)) showSnack(wordsOfError(error), { tone: 'bad' })
    } finally {
      await client.invalidateQueries({ queryKey: sessionsKey(owner) })
      setBusy(false)
    }
  }
  return {
    busy,
    endThere: ({ id, device }: OpenSession) =>
      change(
        () => endSessionThere(id),
        () => showSnack('security.sessions.ended', { values: { device: deviceName(device) } }),
      ),
    endOthers: async () => {
      if (!(await openDialog('signOutElsewhere', {}))) return
      await change(endSessionsElsewhere, () => showSnack('security.sessions.endedOthers'))
    },
  }
}
