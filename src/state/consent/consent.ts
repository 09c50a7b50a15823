import { proxy } from 'valtio'
import type { Consent, ConsentPolicy } from '../../domain/consent.ts'

export const consent = proxy<{
  isPromptOpen: boolean
  policy: ConsentPolicy | null
  answer: Consent
  mayCount: boolean
}>({ isPromptOpen: false, policy: null, answer: { isGiven: false, allowed: [] }, mayCount: false })
