/** The question about cookies: whether it stands on screen, what it is about, what was answered. */
import { proxy } from 'valtio'
import type { Consent, ConsentPolicy } from '../../domain/consent.ts'

export const consent = proxy<{
  /** The question is to be shown. */
  isAsked: boolean
  policy: ConsentPolicy | null
  answer: Consent
  /** Something may be counted. */
  mayCount: boolean
}>({ isAsked: false, policy: null, answer: { isGiven: false, allowed: [] }, mayCount: false })
