import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStepUpRefused } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { endSessionsElsewhere, endSessionThere, sessionsKey, sessionsQuery } from '../../../api/sessions.ts'
import type { OpenSession } from '../../../contract/sessions.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { guestKey } from '../../../state/session/session.ts'
import { useDeviceName } from './use-device-words.ts'

/** A logout renders the section once more before it is gone: nothing is asked for a guest. */
export const useOpenSessions = () => {
  const owner = personalScopeOf(usePortal())
  return useQuery({ ...sessionsQuery(owner), enabled: owner.user !== guestKey })
}

export const useEndSessions = () => {
  const owner = personalScopeOf(usePortal())
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
