/** Hands letters to the mail server of `SMTP_URL`. Its client is read with the first letter. */
import type { Post } from './transport.ts'

const patience = 20_000

export const createSmtpPost =
  (url: string): Post =>
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
