/** Signing in with a passkey at the login's own page. The person is who the passkey says, so no address is asked for. */
import type { PasskeyAssertion } from '../../../src/contract/passkeys.ts'
import { type PasskeyParts, type PasskeyResult, checkPasskey, giveChallenge } from './check-passkey.ts'

/** As long as the login itself: the browser's list of passkeys may stay open beside the form. */
const challengeLifetimeMs = 30 * 60_000

interface LoginVisit {
  tenant: string
  /** Of the provider's interaction, whose cookie only this browser has. */
  uid: string
  host: string
}
export interface PasskeyLogin {
  challengeFor(visit: LoginVisit): Promise<string>
  check(visit: LoginVisit & { origin: string }, assertion: PasskeyAssertion): Promise<PasskeyResult>
}

const boundVisit = ({ tenant, uid, host }: LoginVisit) => ({
  tenant,
  host,
  purpose: 'login' as const,
  boundTo: uid,
})

export const createPasskeyLogin = (parts: PasskeyParts): PasskeyLogin => ({
  challengeFor: (visit) => giveChallenge(parts, boundVisit(visit), challengeLifetimeMs),
  check: (visit, assertion) => checkPasskey(parts, { ...boundVisit(visit), origin: visit.origin }, assertion),
})
