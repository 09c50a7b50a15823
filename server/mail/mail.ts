/** Without an SMTP server letters go into a folder, so that the demo needs no network. */
import type { Log } from '../context.ts'
import { Undeliverable } from '../events/consumer.ts'
import { type MailTransport, createFolderTransport, createSmtpTransport } from './mail-transport.ts'

interface MailParts {
  settings: { smtpUrl: string; dataDir: string }
  log: Log
}

/** The mail server has not accepted the letter; a later attempt may succeed. */
class LetterNotSent extends Error {
  override name = 'LetterNotSent'
}

/** Errors of the mail server quote addresses in many fields; `code` and `responseCode` hold none. */
const withoutAddresses = (error: unknown): Error => {
  if (!(error instanceof Error)) return new LetterNotSent('unknown')
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const reason = typeof code === 'string' ? code : error.name
  const status = typeof responseCode === 'number' ? responseCode : null
  const text = status === null ? reason : `${reason} ${status}`
  // A recipient or a text that was refused permanently; a wrong password of ours may be corrected.
  const isFinal = status !== null && status >= 500 && (reason === 'EENVELOPE' || reason === 'EMESSAGE')
  return isFinal ? new Undeliverable(text) : new LetterNotSent(text)
}

export const createMail = ({ settings, log }: MailParts): MailTransport => {
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createFolderTransport(settings.dataDir, log)
  return async (letter) => {
    try {
      await transport(letter)
    } catch (error) {
      throw withoutAddresses(error)
    }
  }
}
