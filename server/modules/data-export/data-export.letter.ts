import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import type { WriteLetter } from '../../mail/send-letters.ts'
import { accountRow } from './data-export.repository.ts'

/** The link leads to the page, which asks for a login: whoever reads the letter alone gets nothing. */
export const createExportLetterWriter =
  ({ store }: Pick<ServerContext, 'store'>): WriteLetter =>
  async ({ tenant, account, lang, origin }) => {
    const row = await store.within(tenant.name, (scope) => accountRow(scope, account))
    if (!row?.email) return null
    const translate = createTranslate(tenant, lang)
    const path = withLanguage(linkTo.profileManage(), lang, tenant.default.locale.defaultLocale)
    return {
      to: row.email,
      content: {
        subject: translate('identity.letter.export.subject', { brand: brandOf(tenant, lang) }),
        paragraphs: [translate('identity.letter.export.text')],
        action: { label: translate('identity.letter.export.open'), url: origin + path },
        notes: [translate('identity.letter.export.short'), translate('identity.letter.export.ignore')],
      },
    }
  }
