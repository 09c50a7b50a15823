/** A signed-in person proves by the password that the account is theirs, and changes it. */
import { Refused } from '../../api/refused.ts'
import type { Clock, Handlers, Ids, Scope, ServerContext, Viewer } from '../../context.ts'
import { hashPassword } from '../../identity/password.ts'
import type { LoginResult, PasswordTry } from '../../identity/password-check.ts'
import { weaknessOf } from '../../identity/weak-password.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { updateSession } from '../session/session.repository.ts'
import { requireUser } from '../shared/require-user.ts'
import { accountOf } from '../user/user.repository.ts'
import { replacePassword } from './password.usecases.ts'

interface OwnPasswordParts {
  tokens: Pick<AccessTokens, 'end'>
  check(tried: PasswordTry): Promise<LoginResult>
  /** The time of logins: that of a call may be set to another day. */
  clock: Clock
  wakeRelay: () => void
  portalAddress: ServerContext['portalAddress']
}
type OwnPasswordHandlers = Pick<Handlers, 'confirmLogin' | 'changePassword'>

interface OwnCall {
  tenant: Tenant
  viewer: Viewer | null
  clock: Clock
  ids: Ids
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

/** Another provider has the password, and an account that came from one has none. */
const ownerOf = async (call: OwnCall) => {
  const { account } = requireUser(call)
  const profile = await call.within((scope) => accountOf(scope, account))
  if (call.tenant.identity.issuer !== null || !profile?.email) throw new Refused('NOT_FOUND')
  return { ...profile, email: profile.email }
}

/**
 * Tries are counted by session, as those of the login form are by device: who guesses in a stolen session slows down that
 * session alone, and what strangers guess at the login form does not slow down the owner here.
 */
const checkOwnPassword = async (
  { check, clock }: OwnPasswordParts,
  call: OwnCall,
  { email, password, field }: { email: string; password: string; field: string },
) => {
  const { session } = requireUser(call)
  const result = await check({
    tenant: call.tenant.name,
    email,
    password,
    network: '',
    knownDeviceOf: () => `session ${session}`,
  })
  if (result.kind === 'in') return
  if (result.kind === 'wrong') throw new Refused('PASSWORD_WRONG', { details: [{ field, reason: 'wrong' }] })
  const seconds = Math.max(1, Math.ceil((result.until.getTime() - clock.now().getTime()) / 1000))
  throw new Refused('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } })
}

export const createOwnPasswordHandlers = (parts: OwnPasswordParts): OwnPasswordHandlers => ({
  async confirmLogin(call) {
    const { session } = requireUser(call)
    const { email } = await ownerOf(call)
    await checkOwnPassword(parts, call, { email, password: call.input.body.password, field: 'password' })
    await call.within((scope) => updateSession(scope, session, { auth_time: parts.clock.now() }))
  },

  async changePassword(call) {
    const { session } = requireUser(call)
    const owner = await ownerOf(call)
    const { current, password } = call.input.body
    await checkOwnPassword(parts, call, { email: owner.email, password: current, field: 'current' })
    const name = `${owner.name} ${owner.last_name}`
    const weakness = await weaknessOf(password, { name, email: owner.email })
    if (weakness) throw new Refused('PASSWORD_WEAK', { details: [{ field: 'password', reason: weakness }] })
    const passwordHash = await hashPassword(password)
    const ended = await call.within((scope) =>
      replacePassword(scope, {
        owner,
        session,
        passwordHash,
        letter: { id: call.ids.next(), tenant: call.tenant, origin: parts.portalAddress(call.tenant) },
        now: call.clock.now(),
      }),
    )
    for (const one of ended) parts.tokens.end(one)
    parts.wakeRelay()
    return { ended: ended.length }
  },
})
