/** Hands letters to the mail server of `SMTP_URL`. Its client is read with the first letter. */
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
