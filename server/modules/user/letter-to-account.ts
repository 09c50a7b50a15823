import { brandOf } from '../../../src/domain/brand.ts'
import type { ServerContext } from '../../context.ts'
import { type Translate, createTranslate } from '../../identity/words.ts'
import type { LetterContent } from '../../mail/letter.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import { accountOf } from './user.repository.ts'

type WriteContent = (task: LetterTask, words: { brand: string; translate: Translate }) => LetterContent

/** Goes to the account's current address; none is sent where the account is gone or has no address here. */
export const letterToAccount =
  ({ store }: Pick<ServerContext, 'store'>, write: WriteContent): WriteLetter =>
  async (task) => {
    const { tenant, account, lang } = task
    const owner = await store.within(tenant.name, (scope) => accountOf(scope, account))
    if (!owner?.email) return null
    const words = { brand: brandOf(tenant, lang), translate: createTranslate(tenant, lang) }
    return { to: owner.email, content: write(task, words) }
  }
