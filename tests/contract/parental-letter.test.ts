/** The letter with the code, over HTTP and a real mail server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  server = await startIdentityServer((tenant) => tenant, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'riwaq@riwaq.example',
  })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const plainOf = (text: string) => text.replaceAll('=\n', '').replaceAll('=3D', '=')

describe('the letter with the code of the parental control', () => {
  it('reaches the address of the account, whatever recipient, sender or template the page names [CALL-PARENTAL-04, PARENTAL-08, AMBIG-112]', async () => {
    await server.addAccount('riwaq', 'rana@example.org')
    const who = server.visitor('riwaq')
    const { access_token: token } = await logIn(who, 'rana@example.org')
    const next = mail.next()
    const sendGridConfig = {
      recipient: 'thief@example.org',
      email: 'thief@example.org',
      to: ['thief@example.org'],
      from: 'thief@example.org',
      templateId: 'password-reset',
      subject: { en: 'Read me' },
      lang: 'de',
    }
    const sent = await who.call('/parental-control/sendEmail', { sendGridConfig }, token)
    expect(sent.status).toBe(204)
    const { to, text } = await next
    const letter = plainOf(text)
    expect(to).toBe('rana@example.org')
    expect(letter).toContain('From: riwaq@riwaq.example')
    expect(letter).not.toMatch(/thief|Read me|session_id/)
    expect(letter).toContain('<title>Riwaq: dein Code')
    const code = /^(\d{8})$/m.exec(letter)?.[1] ?? 'no code'
    expect(letter).toMatch(new RegExp(`<p[^>]*>\\s*${code}\\s*</p>`))
    const used = await who.call('/parental-control/resetPasscode', { randomCode: code }, token)
    expect(used.status).toBe(204)
  })
})
