import type { Language } from '../contract/languages.ts'
import { requestPasswordReset, resetPassword } from '../contract/password.ts'
import { request } from './request.ts'

/** A code works once: a request that was given up too early may have succeeded, and the next try would be refused. */
const longMs = 90_000

export const askForReset = (email: string, lang: Language) =>
  request(requestPasswordReset, { body: { email, lang } })
export const choosePassword = (session: string, password: string) =>
  request(resetPassword, { body: { session, password } }, { deadline: longMs })
