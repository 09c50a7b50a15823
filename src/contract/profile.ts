import * as v from 'valibot'
import { isStorableJson } from '../lib/storable-json.ts'
import { define } from './define.ts'
import { Profile } from './session.ts'
import { Lang, text } from './shared.ts'

export const longestName = 120
export const longestEmail = 320

/** What a person may be written to about; stored in `userInformation.topics`. */
export const newsTopics = ['releases', 'offers', 'events', 'product'] as const

const mostInformation = 60
export const longestInformation = 8192

/** A free record. A name that is left out stays as it is stored, null removes it. */
const Information = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown()),
  v.check((record) => Object.keys(record).length <= mostInformation, 'too many names'),
  v.check((record) => isStorableJson(record), 'storable'),
  v.check((record) => JSON.stringify(record).length <= longestInformation, 'too long'),
)

/** Only where the letters are written in another language than the account's own. */
const LetterLanguage = v.strictObject({ lang: v.optional(Lang) })

/** Another `email` is answered with the old one and `pendingEmail`, whoever has that address. CALL-USER-02 */
export const updateProfile = define({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  query: LetterLanguage,
  body: v.strictObject({
    name: text(1000),
    lastName: text(1000),
    email: text(1000),
    userInformation: Information,
  }),
  answer: Profile,
})

/** `token` is that of the letter to the new address; it works once, and only for the account that asked for it. */
export const confirmEmail = define({
  name: 'confirmEmail',
  method: 'POST',
  path: '/user/profile/email',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), lang: Lang }),
  answer: Profile,
  refusals: { EMAIL_LINK_INVALID: null },
})

/** The new address that waits is given up, and the links in the letters to it open nothing more. */
export const withdrawEmail = define({
  name: 'withdrawEmail',
  method: 'DELETE',
  path: '/user/profile/email',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: Profile,
})
