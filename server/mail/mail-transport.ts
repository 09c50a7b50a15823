export interface Letter {
  /** The same at each attempt, so that mailboxes recognise a letter that is sent twice. */
  id: string
  from: string
  to: string
  subject: string
  text: string
}
export type MailTransport = (letter: Letter) => Promise<void>
