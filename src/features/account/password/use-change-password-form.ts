import { useQueryClient } from '@tanstack/react-query'
import { changeOwnPassword, sessionsKey } from '../../../api/sessions.ts'
import { longestPassword, shortestPassword } from '../../../contract/password.ts'
import { confirmed, max, min, required } from '../../../domain/validation.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'

const rules = {
  current: [required],
  password: [required, min(shortestPassword), max(longestPassword)],
  again: [required, confirmed('password')],
}

export const useChangePasswordForm = (onDone: () => void) => {
  const client = useQueryClient()
  const owner = personalScopeOf(usePortal())
  return useForm({
    initial: { current: '', password: '', again: '' },
    rules,
    send: async ({ current, password }) => {
      await changeOwnPassword(current, password)
      onDone()
      // The other sessions have ended.
      void client.invalidateQueries({ queryKey: sessionsKey(owner) })
    },
  })
}
