/** The two calls of a forgotten password; not available where another provider stores the passwords. */
import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import { hashPassword } from '../../identity/password.ts'
import type { Handlers } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { changePassword, isOpen, requestReset } from './password.usecases.ts'

interface PasswordParts {
  tokens: AccessTokens
  wakeRelay: () => void
}
type PasswordHandlers = Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>

const refuseForeignProvider = ({ identity }: Tenant) => {
  if (identity.issuer !== null) throw new Refused('NOT_FOUND')
}

export const createPasswordHandlers = ({ tokens, wakeRelay }: PasswordParts): PasswordHandlers => ({
  async requestPasswordReset({ input, tenant, within, origin, clock, ids }) {
    refuseForeignProvider(tenant)
    const { email: typed, lang: wanted } = input.body
    const lang = isLanguage(wanted) ? wanted : tenant.default.locale.defaultLocale
    const event = { id: ids.next(), now: clock.now() }
    await within((scope) => requestReset(scope, { typed, lang, origin }, event))
    // The letter is written after the answer, so that its duration does not reveal whether there is an account.
    wakeRelay()
  },

  async resetPassword({ input, tenant, within, clock }) {
    refuseForeignProvider(tenant)
    const { session, password } = input.body
    const invalid = { refused: 'RESET_LINK_INVALID' } as const
    // Hashing is expensive, so an invalid link is refused before.
    if (!(await within((scope) => isOpen(scope, session, clock.now())))) return invalid
    const passwordHash = await hashPassword(password)
    const ended = await within((scope) => changePassword(scope, { session, passwordHash, now: clock.now() }))
    if (!ended) return invalid
    for (const one of ended) tokens.end(one)
    return { refused: null, status: 204 }
  },
})
