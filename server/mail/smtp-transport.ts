/** Hands letters to the mail server of `SMTP_URL`. Its client is read with the first letter. */
import type { MailTransport } from './transport.ts'

const patience = 20_000

export const createSmtpTransport =
  (url: string): MailTransport =>
  async (letter) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    })
    await transport.sendMail(letter)
  }
