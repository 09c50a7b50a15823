/** What a device has signed: with a passkey of this host, for a challenge that was given to this login or session. */
import type { PasskeyAssertion } from '../../../src/contract/passkeys.ts'
import type { Ids, Log, Scope, ServerContext } from '../../context.ts'
import { type Account, accountByUuid } from '../../identity/accounts.ts'
import { saveChallenge, takeChallenge } from './challenges.repository.ts'
import { userHandleOf } from './creation-options.ts'
import { countUse, passkeyOfCredential, refusePasskey } from './passkeys.repository.ts'
import { verifyAssertion } from './verify-credential.ts'

interface PasskeyVisit {
  tenant: string
  host: string
  purpose: 'confirm' | 'login'
  /** The provider's interaction, whose cookie only this browser has, or the session. */
  boundTo: string
}
export type PasskeyFailure = 'expired' | 'unknown' | 'copied' | 'refused'
export type PasskeyResult = { kind: 'in'; account: Account } | { kind: PasskeyFailure }
/** The account where it is known already: no other one's passkey counts. */
type SignedVisit = PasskeyVisit & { origin: string; account?: string }

export type PasskeyParts = Pick<ServerContext, 'store' | 'clock' | 'log'> & { ids: Pick<Ids, 'secret'> }

const challengeOf = ({ purpose, boundTo, host }: PasskeyVisit) => ({ purpose, bound_to: boundTo, host })

export const giveChallenge = async (
  { ids, store, clock }: PasskeyParts,
  visit: PasskeyVisit,
  lifetimeMs: number,
): Promise<string> => {
  const challenge = ids.secret(32)
  const expires = new Date(clock.now().getTime() + lifetimeMs)
  await store.within(visit.tenant, (scope) =>
    saveChallenge(scope, { ...challengeOf(visit), challenge, expires }),
  )
  return challenge
}

const findPasskey = async (scope: Scope, visit: PasskeyVisit, { id }: PasskeyAssertion, now: Date) => ({
  challenge: await takeChallenge(scope, challengeOf(visit), now),
  passkey: await passkeyOfCredential(scope, visit.host, id),
})

const logCopy = (log: Log, tenant: string, passkey: string) =>
  log.warn({ tenant, passkey }, 'a passkey was refused: its counter went backwards, it may have been copied')

const acceptUse = async (
  { store, clock, log }: PasskeyParts,
  { tenant }: PasskeyVisit,
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

export const checkPasskey = async (
  parts: PasskeyParts,
  visit: SignedVisit,
  assertion: PasskeyAssertion,
): Promise<PasskeyResult> => {
  const { store, clock, log } = parts
  const { tenant, origin, host } = visit
  const { challenge, passkey } = await store.within(tenant, (scope) =>
    findPasskey(scope, visit, assertion, clock.now()),
  )
  if (challenge === null) return { kind: 'expired' }
  if (!passkey || (visit.account !== undefined && passkey.account !== visit.account))
    return { kind: 'unknown' }
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
