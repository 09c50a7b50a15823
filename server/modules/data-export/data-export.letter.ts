import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { ServerContext } from '../../context.ts'
import { letterToAccount } from '../user/letter-to-account.ts'

/** The link has no token: the export is downloaded after signing in. */
export const createExportLetterWriter = (parts: Pick<ServerContext, 'store'>) =>
  letterToAccount(parts, ({ tenant, lang, origin }, { brand, translate }) => ({
    subject: translate('identity.letter.export.subject', { brand }),
    paragraphs: [translate('identity.letter.export.text')],
    action: {
      label: translate('identity.letter.export.open'),
      url: origin + withLanguage(linkTo.profileManage(), lang, tenant.default.locale.defaultLocale),
    },
    notes: [translate('identity.letter.export.short'), translate('identity.letter.export.ignore')],
  }))
