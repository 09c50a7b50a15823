/** A letter, and whoever carries it away. */
export interface Letter {
  from: string
  to: string
  subject: string
  text: string
}
export type MailTransport = (letter: Letter) => Promise<void>
