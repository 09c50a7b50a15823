import { proxy } from 'valtio'
import type { Consent, ConsentPolicy } from '../../domain/consent.ts'

export const consent = proxy<{
  /** The banner is to be shown. */
  isAsked: boolean
  policy: ConsentPolicy | null
  answer: Consent
  /** Something may be counted. */
  mayCount: boolean
}>({ isAsked: false, policy: null, answer: { isGiven: false, allowed: [] }, mayCount: false })
