export interface LetterContent {
  subject: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  code?: string
  /** Small print below the action, such as how long the link works. */
  notes?: readonly string[]
}

export interface WrittenLetter {
  to: string
  content: LetterContent
}

export interface Letter {
  /** The same at each attempt, so that mailboxes recognise a letter that is sent twice. */
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
}
