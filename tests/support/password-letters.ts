/** The steps of a person who has forgotten a password. */
import { expect } from 'vitest'
import type { startMailServer } from './mail-server.ts'
import type { Visitor } from './visitor.ts'

export const newPassword = 'a brand new way'
export const forgot = (who: Visitor, email: string, lang = 'en') =>
  who.call('/password/forgotten', { email, lang })
export const choose = (who: Visitor, session: string, chosen = newPassword) =>
  who.call('/password', { session, password: chosen })

export const sessionIn = (letter: string) => {
  const plain = letter.replaceAll('=\n', '').replaceAll('=3D', '=')
  return /\?session_id=([\w-]{20,})/.exec(plain)?.[1] ?? 'no session'
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** The session of the letter that the request brings. */
export const requestLink = async (mail: MailServer, who: Visitor, email: string) => {
  const letter = mail.next()
  expect((await forgot(who, email)).status).toBe(204)
  return sessionIn((await letter).text)
}
