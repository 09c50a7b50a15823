import type { Language } from '../contract/languages.ts'
import { requestPasswordReset, resetPassword } from '../contract/password.ts'
import { request } from './request.ts'

export const askForReset = (email: string, lang: Language) =>
  request(requestPasswordReset, { body: { email, lang } })
export const choosePassword = (session: string, password: string) =>
  request(resetPassword, { body: { session, password } })
