import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import type { WrittenLetter } from '../../mail/letter.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import { type EmailLetter, makeEmailLink } from './profile.usecases.ts'

const addressOf = ({ tenant, origin, lang }: LetterTask, path: string) =>
  `${origin}${withLanguage(path, lang, tenant.default.locale.defaultLocale)}`

const wordsFor = ({ tenant, lang }: LetterTask) => {
  const translate = createTranslate(tenant, lang)
  const brand = brandOf(tenant, lang)
  return (key: string) => translate(key, { brand })
}

/** The page needs a login: the owner of a mistyped address cannot confirm it. */
const confirmLetter = (task: LetterTask, email: string, token: string): WrittenLetter => {
  const translate = wordsFor(task)
  return {
    to: email,
    content: {
      subject: translate('identity.letter.confirm.subject'),
      paragraphs: [translate('identity.letter.confirm.text')],
      action: {
        label: translate('identity.letter.confirm.go'),
        url: addressOf(task, `${linkTo.profileInfo()}?confirm=${token}`),
      },
      notes: [translate('identity.letter.confirm.short'), translate('identity.letter.confirm.ignore')],
    },
  }
}

/** The owner learns of the attempt; who tried learns nothing. */
const takenLetter = (task: LetterTask, email: string): WrittenLetter => {
  const translate = wordsFor(task)
  return {
    to: email,
    content: {
      subject: translate('identity.letter.taken.subject'),
      paragraphs: [translate('identity.letter.taken.text'), translate('identity.letter.taken.unchanged')],
      action: { label: translate('identity.letter.taken.go'), url: addressOf(task, linkTo.login()) },
      notes: [translate('identity.letter.taken.ignore')],
    },
  }
}

const letterOf = (task: LetterTask, letter: EmailLetter) =>
  letter.kind === 'confirm'
    ? confirmLetter(task, letter.email, letter.token)
    : takenLetter(task, letter.email)

/** Each attempt has its own link: a letter may have arrived although sending reported a failure. */
export const createConfirmEmailWriter =
  ({ store, clock, ids }: Pick<ServerContext, 'store' | 'clock' | 'ids'>): WriteLetter =>
  async (task) => {
    const { id: letter, tenant, account } = task
    const link = await store.within(tenant.name, (scope) =>
      makeEmailLink(scope, { account, letter, now: clock.now(), ids }),
    )
    return link && letterOf(task, link)
  }

export const writeEmailChanged: WriteLetter = (task) => {
  const translate = wordsFor(task)
  const content = {
    subject: translate('identity.letter.changed.subject'),
    paragraphs: [translate('identity.letter.changed.text')],
    action: { label: translate('identity.letter.changed.go'), url: addressOf(task, linkTo.info('help')) },
    notes: [translate('identity.letter.changed.ignore')],
  }
  return Promise.resolve(task.to === null ? null : { to: task.to, content })
}
