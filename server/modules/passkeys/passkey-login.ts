/** Signing in with a passkey at the login's own page. The person is who the passkey says, so no address is asked for. */
import type { Ids, Log, Scope, ServerContext } from '../../context.ts'
import { type Account, accountByUuid } from '../../identity/accounts.ts'
import { saveChallenge, takeChallenge } from './challenges.repository.ts'
import { userHandleOf } from './creation-options.ts'
import type { PasskeyAssertion } from './passkey-assertion.ts'
import { countUse, passkeyOfCredential, refusePasskey } from './passkeys.repository.ts'
import { verifyAssertion } from './verify-credential.ts'

/** As long as the login itself: the browser's list of passkeys may stay open beside the form. */
const challengeLifetimeMs = 30 * 60_000

interface LoginVisit {
  tenant: string
  /** Of the provider's interaction, whose cookie only this browser has. */
  uid: string
  host: string
}
export type PasskeyFailure = 'expired' | 'unknown' | 'copied' | 'refused'
type PasskeyResult = { kind: 'in'; account: Account } | { kind: PasskeyFailure }

export interface PasskeyLogin {
  challengeFor(visit: LoginVisit): Promise<string>
  check(visit: LoginVisit & { origin: string }, assertion: PasskeyAssertion): Promise<PasskeyResult>
}

type Parts = Pick<ServerContext, 'store' | 'clock' | 'log'> & { ids: Pick<Ids, 'secret'> }

const challengeOf = ({ uid, host }: LoginVisit) => ({ purpose: 'login' as const, bound_to: uid, host })

const findPasskey = async (scope: Scope, visit: LoginVisit, { id }: PasskeyAssertion, now: Date) => ({
  challenge: await takeChallenge(scope, challengeOf(visit), now),
  passkey: await passkeyOfCredential(scope, visit.host, id),
})

const logCopy = (log: Log, tenant: string, passkey: string) =>
  log.warn({ tenant, passkey }, 'a passkey was refused: its counter went backwards, it may have been copied')

const acceptUse = async (
  { store, clock, log }: Parts,
  { tenant }: LoginVisit,
  { id, uuid }: { id: string; uuid: string },
  use: { counter: number; isSynced: boolean },
): Promise<PasskeyResult> => {
  const now = clock.now()
  const account = await store.within(tenant, async (scope) => {
    if (await countUse(scope, { id, ...use, now })) return accountByUuid(scope, uuid)
    await refusePasskey(scope, id, now)
    return undefined
  })
  if (account) return { kind: 'in', account }
  logCopy(log, tenant, id)
  return { kind: 'copied' }
}

const check = async (
  parts: Parts,
  visit: LoginVisit & { origin: string },
  assertion: PasskeyAssertion,
): Promise<PasskeyResult> => {
  const { store, clock, log } = parts
  const { tenant, origin, host } = visit
  const { challenge, passkey } = await store.within(tenant, (scope) =>
    findPasskey(scope, visit, assertion, clock.now()),
  )
  if (challenge === null) return { kind: 'expired' }
  if (!passkey) return { kind: 'unknown' }
  if (passkey.refused) return { kind: 'copied' }
  const checked = await verifyAssertion(
    assertion,
    { challenge, origin, host },
    { publicKey: passkey.public_key, transports: passkey.transports },
  )
  const isOwn = assertion.response.userHandle === userHandleOf(passkey.uuid)
  if ('value' in checked && isOwn) return acceptUse(parts, visit, passkey, checked.value)
  const reason = 'refusal' in checked ? checked.refusal : 'it is of another account'
  log.warn({ tenant, passkey: passkey.id, reason }, 'a passkey was refused')
  return { kind: 'refused' }
}

export const createPasskeyLogin = (parts: Parts): PasskeyLogin => ({
  async challengeFor(visit) {
    const challenge = parts.ids.secret(32)
    const expires = new Date(parts.clock.now().getTime() + challengeLifetimeMs)
    await parts.store.within(visit.tenant, (scope) =>
      saveChallenge(scope, { ...challengeOf(visit), challenge, expires }),
    )
    return challenge
  },
  check: (visit, assertion) => check(parts, visit, assertion),
})
