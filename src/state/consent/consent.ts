import { proxy } from 'valtio'
import type { Consent, ConsentPolicy } from '../../domain/consent.ts'

export const consent = proxy<{
  isAsked: boolean
  policy: ConsentPolicy | null
  answer: Consent
  mayCount: boolean
}>({ isAsked: false, policy: null, answer: { isGiven: false, allowed: [] }, mayCount: false })
