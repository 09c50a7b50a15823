/** The calls about passkeys; not available where another provider signs people in. */
import { brandOf } from '../../../src/domain/brand.ts'
import { Refused } from '../../api/refused.ts'
import type { CallContext, Handlers } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { requireUser } from '../shared/require-user.ts'
import { passkeyHostFor } from './passkey-host.ts'
import { deletePasskey, writePasskeyName } from './passkeys.repository.ts'
import { beginAdding, finishAdding, passkeyOf, readPasskeys } from './passkeys.usecases.ts'

type PasskeyHandlers = Pick<
  Handlers,
  'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>
type PasskeyCall = Pick<CallContext<Call>, 'tenant' | 'origin' | 'request' | 'viewer' | 'clock' | 'ids'>

const addingOf = (call: PasskeyCall, portals: readonly string[]) => {
  const host = passkeyHostFor(call, portals)
  if (host === null) throw new Refused('NOT_FOUND')
  return { viewer: requireUser(call), host, now: call.clock.now(), ids: call.ids }
}

export const createPasskeyHandlers = (portals: readonly string[]): PasskeyHandlers => ({
  listPasskeys: (call) =>
    call.within((scope) => readPasskeys(scope, requireUser(call).account, passkeyHostFor(call, portals))),

  beginPasskey: async (call) => {
    const adding = addingOf(call, portals)
    const brand = brandOf(call.tenant, call.tenant.default.locale.defaultLocale)
    return call.within((scope) => beginAdding(scope, adding, brand))
  },

  async addPasskey(call) {
    const adding = addingOf(call, portals)
    const userAgent = call.request.headers.get('user-agent') ?? ''
    const { credential } = call.input.body
    const made = { credential, origin: call.origin, userAgent }
    const outcome = await call.within((scope) => finishAdding(scope, adding, made))
    if ('passkey' in outcome) return { refused: null, status: 200, body: outcome.passkey }
    call.log.warn({ reason: outcome.refusal }, 'a new passkey was refused')
    // Returned, not thrown: its challenge stays used.
    return { refused: 'PASSKEY_REFUSED' }
  },

  async renamePasskey(call) {
    const { account } = requireUser(call)
    const named = { account, id: call.input.params.id, name: call.input.body.name }
    const row = await call.within((scope) => writePasskeyName(scope, named))
    if (!row) throw new Refused('NOT_FOUND')
    return passkeyOf(row)
  },

  async removePasskey(call) {
    const { account } = requireUser(call)
    const isRemoved = await call.within((scope) =>
      deletePasskey(scope, { account, id: call.input.params.id }),
    )
    if (!isRemoved) throw new Refused('NOT_FOUND')
  },
})
