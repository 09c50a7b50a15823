/** The two calls of a forgotten password. Where another provider keeps the passwords, neither is here. */
import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import { hashPassword } from '../../identity/password.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Handlers, Store } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { resetLetter } from './password.letter.ts'
import { changePassword, isOpen, makeLink } from './password.usecases.ts'

interface PasswordParts {
  store: Store
  mail: Mail
  mailFrom: string
  tokens: AccessTokens
}
type PasswordHandlers = Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>

const onlyOwn = ({ identity }: Tenant) => {
  if (identity.issuer !== null) throw new Refused('NOT_FOUND')
}

export const createPasswordHandlers = (parts: PasswordParts): PasswordHandlers => ({
  async requestPasswordReset({ input, tenant, origin, clock, ids }) {
    onlyOwn(tenant)
    const { email: typed, lang: asked } = input.body
    const lang = isLanguage(asked) ? asked : tenant.default.locale.defaultLocale
    // After the answer, so that its time does not tell either whether there is an account.
    parts.mail.send(async () => {
      const ask = { typed, now: clock.now(), ids }
      const link = await parts.store.within(tenant.name, (scope) => makeLink(scope, ask))
      return link && resetLetter({ visit: { tenant, origin }, lang, mailFrom: parts.mailFrom }, link)
    })
  },

  async resetPassword({ input, tenant, within, clock }) {
    onlyOwn(tenant)
    const { session, password } = input.body
    const invalid = { refused: 'RESET_LINK_INVALID' } as const
    // Hashing costs much, and a made-up link is not worth it.
    if (!(await within((scope) => isOpen(scope, session, clock.now())))) return invalid
    const passwordHash = await hashPassword(password)
    const ended = await within((scope) => changePassword(scope, { session, passwordHash, now: clock.now() }))
    if (!ended) return invalid
    for (const one of ended) parts.tokens.end(one)
    return { refused: null, status: 204 }
  },
})
