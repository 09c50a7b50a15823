/** The two calls of a forgotten password; not available where another provider stores the passwords. */
import { setTimeout as waitFor } from 'node:timers/promises'
import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import { hashPassword } from '../../identity/password.ts'
import { weaknessOf } from '../../identity/weak-password.ts'
import type { Handlers, ServerContext } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { changePassword, ownerOfLink, requestReset } from './password.usecases.ts'

interface PasswordParts {
  tokens: AccessTokens
  wakeRelay: () => void
  portalAddress: ServerContext['portalAddress']
  wait?: (ms: number) => Promise<unknown>
}
/** Longer than the store takes, also where it waits for the row of an account: the time does not reveal whether an address is known. */
const resetAnswerMs = 250

type PasswordHandlers = Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>

const refuseForeignProvider = ({ identity }: Tenant) => {
  if (identity.issuer !== null) throw new Refused('NOT_FOUND')
}

export const createPasswordHandlers = ({
  tokens,
  wakeRelay,
  portalAddress,
  wait = waitFor,
}: PasswordParts): PasswordHandlers => ({
  async requestPasswordReset({ input, tenant, within, clock, ids }) {
    refuseForeignProvider(tenant)
    const { email: typed, lang: wanted } = input.body
    const lang = isLanguage(wanted) ? wanted : tenant.default.locale.defaultLocale
    const event = { id: ids.next(), now: clock.now() }
    const origin = portalAddress(tenant)
    const answerTime = wait(resetAnswerMs)
    await within((scope) => requestReset(scope, { typed, lang, origin }, event))
    await answerTime
    // The letter is written after the answer, so that its duration does not reveal whether there is an account.
    wakeRelay()
  },

  async resetPassword({ input, tenant, within, clock, ids }) {
    refuseForeignProvider(tenant)
    const { session, password } = input.body
    const invalid = { refused: 'RESET_LINK_INVALID' } as const
    // Hashing is expensive, so an invalid link is refused before.
    const owner = await within((scope) => ownerOfLink(scope, session, clock.now()))
    if (!owner) return invalid
    const weakness = await weaknessOf(password, owner)
    if (weakness) throw new Refused('PASSWORD_WEAK', { details: [{ field: 'password', reason: weakness }] })
    const passwordHash = await hashPassword(password)
    const letter = { id: ids.next(), tenant, origin: portalAddress(tenant) }
    const ended = await within((scope) =>
      changePassword(scope, { session, passwordHash, letter, now: clock.now() }),
    )
    if (!ended) return invalid
    for (const one of ended) tokens.end(one)
    wakeRelay()
    return { refused: null, status: 204 }
  },
})
