import { brandOf } from '../../../src/domain/brand.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { createTranslate } from '../../identity/words.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import type { WrittenLetter } from '../../mail/letter.ts'
import type { ServerContext } from '../../context.ts'
import { type Link, makeLink } from './password.usecases.ts'

/** The home page with `session_id`, which leads on to the form. NAV-08 */
const addressOf = ({ tenant, origin, lang }: LetterTask, session: string) =>
  `${origin}${withLanguage(`/?session_id=${session}`, lang, tenant.default.locale.defaultLocale)}`

const resetLetter = (task: LetterTask, { session, email }: Link): WrittenLetter => {
  const { tenant, lang } = task
  const brand = brandOf(tenant, lang)
  const translate = createTranslate(tenant, lang)
  return {
    to: email,
    content: {
      subject: translate('identity.letter.reset.subject', { brand }),
      paragraphs: [translate('identity.letter.reset.text', { brand })],
      action: { label: translate('identity.letter.reset.choose'), url: addressOf(task, session) },
      notes: [translate('identity.letter.reset.short'), translate('identity.letter.reset.ignore')],
    },
  }
}

type LetterContext = Pick<ServerContext, 'store' | 'clock' | 'ids'>

/** Each attempt has its own link: a letter may have arrived although sending reported a failure. */
export const createResetLetterWriter =
  ({ store, clock, ids }: LetterContext): WriteLetter =>
  async (task) => {
    const { id: letter, tenant, account } = task
    const link = await store.within(tenant.name, (scope) =>
      makeLink(scope, { account, letter, now: clock.now(), ids }),
    )
    return link && resetLetter(task, link)
  }
