/** The cookies hold the choice, the flag whether counting is allowed (AMBIG-034). */
import { localKeys } from '../../contract/storage-names.ts'
import {
  type ConsentPolicy,
  allowedValue,
  allowsAnalytics,
  analyticsFlag,
  consentOf,
  consentValue,
  mayCount,
} from '../../domain/consent.ts'
import { cookieText, readCookie } from '../../lib/cookie.ts'
import { consent } from './consent.ts'

const analyticsConsentKey = localKeys.analyticsConsent()

const readFlag = () => {
  try {
    return localStorage.getItem(analyticsConsentKey)
  } catch {
    return null
  }
}
/** A browser that stores nothing counts nothing either. */
const writeFlag = (isAllowed: boolean) => {
  try {
    if (isAllowed) localStorage.setItem(analyticsConsentKey, analyticsFlag)
    else localStorage.removeItem(analyticsConsentKey)
  } catch (problem) {
    console.info('the analytics choice was not stored', problem)
  }
}

/** The browser may refuse for its user; then nobody is asked, and who wants to can still agree. */
const refusesForAll = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const readConsent = (policy: ConsentPolicy) => {
  const { cookie } = document
  const answer = consentOf(policy, {
    given: readCookie(cookie, policy.cookies.given.name),
    allowed: readCookie(cookie, policy.cookies.allowed.name),
  })
  // The cookies are the choice: a flag left over from another one says nothing.
  const isAllowed = allowsAnalytics(policy, answer)
  if (policy.isRequired && (readFlag() === analyticsFlag) !== isAllowed) writeFlag(isAllowed)
  consent.answer = answer
  consent.mayCount = mayCount(policy, readFlag())
  consent.isPromptOpen = policy.isRequired && !answer.isGiven && !refusesForAll()
}

export const startConsent = (policy: ConsentPolicy) => {
  consent.policy = policy
  readConsent(policy)
  // An answer given in another tab closes the banner here too.
  addEventListener('storage', ({ key }) => {
    if (key === analyticsConsentKey) readConsent(policy)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) readConsent(policy)
  })
}

export const answerConsent = (allowed: readonly string[]) => {
  const { policy } = consent
  if (!policy) return
  document.cookie = cookieText(policy.cookies.given, consentValue(policy))
  document.cookie = cookieText(policy.cookies.allowed, allowedValue(allowed))
  readConsent(policy)
  consent.isPromptOpen = false
}
