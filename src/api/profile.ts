import type { CallInput } from '../contract/define.ts'
import type { Language } from '../contract/languages.ts'
import { confirmEmail, updateProfile, withdrawEmail } from '../contract/profile.ts'
import { ulid } from 'ulid'
import { request } from './request.ts'

export type ProfileInput = CallInput<typeof updateProfile>['body']

/** `lang` is that of the letter to a new address. */
export const sendProfile = (body: ProfileInput, lang: Language) =>
  request(updateProfile, { query: { lang }, body }, { idempotencyKey: ulid() })

/** Null where the link is not good, or no longer. */
export const sendEmailToken = async (token: string, lang: Language) => {
  const answer = await request(confirmEmail, { body: { token, lang } })
  return answer.refused === null ? answer.body : null
}

export const sendEmailWithdrawal = () => request(withdrawEmail, {})
