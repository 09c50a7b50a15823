import { brandOf } from '../../../src/domain/brand.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import type { WriteLetter } from '../../mail/send-letters.ts'
import { makeCode } from './parental.usecases.ts'

type LetterContext = Pick<ServerContext, 'store' | 'clock'>

/** Each attempt has its own code, and all of them work: an earlier one may have arrived although sending failed. */
export const createParentalCodeWriter =
  ({ store, clock }: LetterContext): WriteLetter =>
  async ({ tenant, account, lang }) => {
    const made = await store.within(tenant.name, (scope) => makeCode(scope, account, clock.now()))
    if (!made) return null
    const brand = brandOf(tenant, lang)
    const translate = createTranslate(tenant, lang)
    return {
      to: made.email,
      content: {
        subject: translate('identity.letter.parental.subject', { brand }),
        paragraphs: [translate('identity.letter.parental.text', { brand })],
        code: made.code,
        notes: [translate('identity.letter.parental.short'), translate('identity.letter.parental.ignore')],
      },
    }
  }
