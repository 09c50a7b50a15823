import { longestEmail, longestName } from '../contract/profile.ts'
import { type Rule, email, max, required } from './validation.ts'

export const profileRules = {
  name: [required, max(longestName)],
  lastName: [max(longestName)],
  email: [required, email, max(longestEmail)],
} satisfies Record<string, readonly Rule[]>
