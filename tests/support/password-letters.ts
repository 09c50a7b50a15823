/** The steps of a person who has forgotten a password. */
import { expect } from 'vitest'
import { type IdentityServer, startIdentityServer } from './identity-server.ts'
import { startMailServer } from './mail-server.ts'
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

/** The session of the letter that the request causes. */
export const requestLink = async (mail: MailServer, who: Visitor, email: string) => {
  const letter = mail.next()
  expect((await forgot(who, email)).status).toBe(204)
  return sessionIn((await letter).text)
}

interface ServerWithMail {
  mail: Awaited<ReturnType<typeof startMailServer>>
  server: IdentityServer
}

/** Sends its letters to a real mail server; Klang has a provider of its own, which owns the passwords. */
export const startServerWithMail = async (): Promise<ServerWithMail> => {
  const mail = await startMailServer()
  const server = await startIdentityServer(
    (tenant) =>
      tenant.name === 'klang'
        ? { ...tenant, identity: { issuer: 'https://people.example', clientId: 'portal' } }
        : tenant,
    { SMTP_URL: mail.url, MAIL_FROM: 'info@riwaq.example' },
  )
  return { mail, server }
}
