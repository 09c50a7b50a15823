import { verifyPassword } from '../../api/parental.ts'
import { shortestParentalPassword } from '../../contract/parental.ts'
import { longestPassword } from '../../contract/password.ts'
import { type Fault, confirmed, max, min, required } from '../../domain/validation.ts'

export const newPasswordRules = {
  password: [required, min(shortestParentalPassword), max(longestPassword)],
  again: [required, confirmed('password')],
}

const minute = 60

export const findPasswordFault = async (password: string): Promise<Fault | null> => {
  const outcome = await verifyPassword(password)
  switch (outcome.refused) {
    case 'PARENTAL_PASSWORD_WRONG':
      return { key: 'parental.wrong', count: outcome.details.left }
    case 'PARENTAL_LOCKED':
      return { key: 'parental.locked', count: Math.ceil(outcome.details.seconds / minute) }
    case null:
      return null
  }
}
