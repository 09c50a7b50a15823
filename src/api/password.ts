import type { Language } from '../contract/languages.ts'
import { requestPasswordReset, resetPassword } from '../contract/password.ts'
import { request } from './request.ts'

/** It works once: what was given up on too early may have been done, and the next try would be told that it was not. */
const longMs = 90_000

export const askForReset = (email: string, lang: Language) =>
  request(requestPasswordReset, { body: { email, lang } })
export const choosePassword = (session: string, password: string) =>
  request(resetPassword, { body: { session, password } }, { deadline: longMs })
