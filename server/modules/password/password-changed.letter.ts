import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import { letterDate } from '../../mail/letter-date.ts'
import type { WriteLetter } from '../../mail/send-letters.ts'
import { accountOf } from '../user/user.repository.ts'

export const createPasswordChangedLetterWriter =
  ({ store }: Pick<ServerContext, 'store'>): WriteLetter =>
  async (task) => {
    const { tenant, account, lang, origin, values } = task
    const profile = await store.within(tenant.name, (scope) => accountOf(scope, account))
    if (!profile?.email) return null
    const brand = brandOf(tenant, lang)
    const translate = createTranslate(tenant, lang)
    const date = letterDate(task, values['at'] ?? '')
    return {
      to: profile.email,
      content: {
        subject: translate('identity.letter.passwordChanged.subject', { brand }),
        paragraphs: [translate('identity.letter.passwordChanged.text', { date })],
        action: {
          label: translate('identity.letter.passwordChanged.reset'),
          url: origin + withLanguage(linkTo.resetPassword(), lang, tenant.default.locale.defaultLocale),
        },
        notes: [
          translate('identity.letter.passwordChanged.you'),
          translate('identity.letter.passwordChanged.notYou'),
        ],
      },
    }
  }
