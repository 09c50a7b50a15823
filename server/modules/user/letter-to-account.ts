import { brandOf } from '../../../src/domain/brand.ts'
import { knownInformationOf } from '../../../src/domain/user-information.ts'
import type { ServerContext } from '../../context.ts'
import { type Translate, createTranslate } from '../../identity/words.ts'
import type { LetterContent } from '../../mail/letter.ts'
import { letterDate } from '../../mail/letter-date.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import { accountOf } from './user.repository.ts'

interface LetterWords {
  brand: string
  translate: Translate
  /** A moment in the zone that the account names. */
  date: (iso: string) => string
}
type WriteContent = (task: LetterTask, words: LetterWords) => LetterContent

/** Goes to the account's current address; none is sent where the account is gone or has no address here. */
export const letterToAccount =
  ({ store }: Pick<ServerContext, 'store'>, write: WriteContent): WriteLetter =>
  async (task) => {
    const { tenant, account, lang } = task
    const owner = await store.within(tenant.name, (scope) => accountOf(scope, account))
    if (!owner?.email) return null
    const { timeZone } = knownInformationOf(owner.information)
    const words = {
      brand: brandOf(tenant, lang),
      translate: createTranslate(tenant, lang),
      date: (iso: string) => letterDate(task, iso, timeZone),
    }
    return { to: owner.email, content: write(task, words) }
  }
