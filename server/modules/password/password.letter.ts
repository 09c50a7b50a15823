/** What the letter with a link to a new password says, in the language of whoever asked. */
import type { Language } from '../../../src/contract/languages.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { createTranslate } from '../../identity/words.ts'
import type { Letter } from '../../mail/transport.ts'
import type { RequestContext } from '../../context.ts'
import type { Link } from './password.usecases.ts'

interface Sender {
  visit: Pick<RequestContext, 'tenant' | 'origin'>
  lang: Language
  /** Empty: an address of the portal's own host. */
  mailFrom: string
}

/** The home page with `session_id`; it knows the way to the form. NAV-08 */
const addressOf = ({ visit: { tenant, origin }, lang }: Sender, session: string) =>
  `${origin}${withLanguage(`/?session_id=${session}`, lang, tenant.default.locale.defaultLocale)}`

export const resetLetter = (sender: Sender, { session, email }: Link): Letter => {
  const { tenant, origin } = sender.visit
  const brand = brandOf(tenant, sender.lang)
  const say = createTranslate(tenant, sender.lang)
  const lines = [
    say('identity.letter.hello'),
    say('identity.letter.text', { brand }),
    addressOf(sender, session),
    say('identity.letter.short'),
    say('identity.letter.ignore'),
    brand,
  ]
  return {
    from: sender.mailFrom || `no-reply@${new URL(origin).hostname}`,
    to: email,
    subject: say('identity.letter.subject', { brand }),
    text: `${lines.join('\n\n')}\n`,
  }
}
