/** Sends letters through `SMTP_URL`. The client library is loaded with the first letter. */
import type { MailTransport } from './mail-transport.ts'

const timeoutMs = 20_000

const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from.trim())?.[1] ?? 'localhost'

export const createSmtpTransport =
  (url: string): MailTransport =>
  async ({ id, ...letter }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
    await transport.sendMail({ ...letter, messageId: `<${id}@${domainOf(letter.from)}>` })
  }
