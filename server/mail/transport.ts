/** A letter, and whoever carries it away. */
export interface Letter {
  from: string
  to: string
  subject: string
  text: string
}
export type Post = (letter: Letter) => Promise<void>
