import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { createTranslate } from '../../identity/words.ts'
import type { WriteLetter } from '../../mail/send-letters.ts'

/** The event holds the address, since the account is deleted when the letter is written. */
export const writeDeletionLetter: WriteLetter = ({ tenant, lang, origin, to }) => {
  if (to === null) return Promise.resolve(null)
  const brand = brandOf(tenant, lang)
  const translate = createTranslate(tenant, lang)
  const { issuer } = tenant.identity
  const path = withLanguage(linkTo.impressum(), lang, tenant.default.locale.defaultLocale)
  return Promise.resolve({
    to,
    content: {
      subject: translate('identity.letter.deleted.subject', { brand }),
      paragraphs: [
        translate('identity.letter.deleted.text', { brand }),
        translate('identity.letter.deleted.devices'),
        ...(issuer === null
          ? []
          : [translate('identity.letter.deleted.elsewhere', { host: new URL(issuer).host })]),
      ],
      action: { label: translate('identity.letter.deleted.contact'), url: origin + path },
      notes: [translate('identity.letter.deleted.ignore')],
    },
  })
}
