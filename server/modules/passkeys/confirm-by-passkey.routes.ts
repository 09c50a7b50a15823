/** A signed-in person proves by a passkey that the account is theirs: two factors where the password is one. */
import { Refused } from '../../api/refused.ts'
import type { CallContext, Handlers } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { updateSession } from '../session/session.repository.ts'
import { requireUser } from '../shared/require-user.ts'
import { type PasskeyParts, checkPasskey, giveChallenge } from './check-passkey.ts'
import { passkeyHostFor } from './passkey-host.ts'
import { passkeysOf } from './passkeys.repository.ts'

const challengeLifetimeMs = 5 * 60_000

type ConfirmCall = Pick<CallContext<Call>, 'tenant' | 'origin' | 'request' | 'viewer'>
type ConfirmHandlers = Pick<Handlers, 'beginConfirmByPasskey' | 'confirmByPasskey'>

const visitOf = (call: ConfirmCall, portals: readonly string[]) => {
  const host = passkeyHostFor(call, portals)
  if (host === null) throw new Refused('NOT_FOUND')
  const { account, session } = requireUser(call)
  return { tenant: call.tenant.name, host, purpose: 'confirm' as const, boundTo: session, account }
}

export const createConfirmByPasskeyHandlers = (
  parts: PasskeyParts,
  portals: readonly string[],
): ConfirmHandlers => ({
  async beginConfirmByPasskey(call) {
    const visit = visitOf(call, portals)
    const passkeys = await call.within((scope) => passkeysOf(scope, visit.account))
    const usable = passkeys.filter(({ host, refused }) => host === visit.host && refused === null)
    if (usable.length === 0) throw new Refused('NOT_FOUND')
    return {
      challenge: await giveChallenge(parts, visit, challengeLifetimeMs),
      rpId: visit.host,
      timeout: challengeLifetimeMs,
      userVerification: 'required',
      allowCredentials: usable.map(({ credential, transports }) => ({
        type: 'public-key',
        id: credential,
        transports,
      })),
    }
  },

  async confirmByPasskey(call) {
    const visit = visitOf(call, portals)
    const signed = { ...visit, origin: call.origin }
    const result = await checkPasskey(parts, signed, call.input.body.credential)
    // Returned, not thrown: its challenge stays used.
    if (result.kind !== 'in') return { refused: 'PASSKEY_REFUSED' }
    await call.within((scope) => updateSession(scope, visit.boundTo, { auth_time: parts.clock.now() }))
    return { refused: null, status: 204, body: undefined }
  },
})
