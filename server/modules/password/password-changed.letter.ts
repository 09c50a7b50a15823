import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { ServerContext } from '../../context.ts'
import { letterToAccount } from '../user/letter-to-account.ts'

export const createPasswordChangedLetterWriter = (parts: Pick<ServerContext, 'store'>) =>
  letterToAccount(parts, (task, { brand, translate, date }) => {
    const { tenant, lang, origin, values } = task
    return {
      subject: translate('identity.letter.passwordChanged.subject', { brand }),
      paragraphs: [
        translate('identity.letter.passwordChanged.text', { date: date(values['at'] ?? '') }),
        ...(values['passkeys'] === undefined ? [] : [translate('identity.letter.passwordChanged.passkeys')]),
      ],
      action: {
        label: translate('identity.letter.passwordChanged.reset'),
        url: origin + withLanguage(linkTo.resetPassword(), lang, tenant.default.locale.defaultLocale),
      },
      notes: [
        translate('identity.letter.passwordChanged.you'),
        translate('identity.letter.passwordChanged.notYou'),
      ],
    }
  })
