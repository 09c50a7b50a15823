import { brandOf } from '../../../src/domain/brand.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { createTranslate } from '../../identity/words.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import type { Letter } from '../../mail/mail-transport.ts'
import type { ServerContext } from '../../context.ts'
import { type Link, makeLink } from './password.usecases.ts'

/** The home page with `session_id`, which leads on to the form. NAV-08 */
const addressOf = ({ tenant, origin, lang }: LetterTask, session: string) =>
  `${origin}${withLanguage(`/?session_id=${session}`, lang, tenant.default.locale.defaultLocale)}`

const resetLetter = (task: LetterTask, { session, email }: Link, mailFrom: string): Letter => {
  const { id, tenant, lang, origin } = task
  const brand = brandOf(tenant, lang)
  const translate = createTranslate(tenant, lang)
  const lines = [
    translate('identity.letter.hello'),
    translate('identity.letter.text', { brand }),
    addressOf(task, session),
    translate('identity.letter.short'),
    translate('identity.letter.ignore'),
    brand,
  ]
  return {
    id,
    from: mailFrom || `no-reply@${new URL(origin).hostname}`,
    to: email,
    subject: translate('identity.letter.subject', { brand }),
    text: `${lines.join('\n\n')}\n`,
  }
}

type LetterContext = Pick<ServerContext, 'store' | 'clock' | 'ids' | 'settings'>

/** Each attempt has its own link: a letter may have arrived although sending reported a failure. */
export const createResetLetterWriter =
  ({ store, clock, ids, settings }: LetterContext): WriteLetter =>
  async (task) => {
    const { id: letter, tenant, account } = task
    const link = await store.within(tenant.name, (scope) =>
      makeLink(scope, { account, letter, now: clock.now(), ids }),
    )
    return link && resetLetter(task, link, settings.mailFrom)
  }
