import { useRef } from 'react'
import { redeemResetCode } from '../../api/parental.ts'
import { resetCodeLength } from '../../contract/parental.ts'
import { type Fault, length, regex, required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { savePassword } from '../../state/parental/change-parental.ts'
import { newPasswordRules } from './password-rules.ts'

/** Digits of any script; the server reads them all. */
const rules = { code: [required, regex(/^\p{Nd}*$/u), length(resetCodeLength)], ...newPasswordRules }

const findCodeFault = async (code: string): Promise<Fault | null> => {
  const outcome = await redeemResetCode(code)
  if (outcome.refused === null) return null
  const { left } = outcome.details
  return left > 0 ? { key: 'parental.codeWrong', count: left } : { key: 'parental.codeDead' }
}

export const useResetForm = (onDone: () => void) => {
  /** A code works once: where only the password could not be saved, a second attempt sends only that. */
  const redeemed = useRef<string | null>(null)
  return useForm({
    initial: { code: '', password: '', again: '' },
    rules,
    send: async ({ code, password }) => {
      const fault = redeemed.current === code ? null : await findCodeFault(code)
      if (fault) return { code: fault }
      redeemed.current = code
      if (!(await savePassword(password))) return { code: { key: 'parental.codeDead' } }
      onDone()
    },
  })
}
