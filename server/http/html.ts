/** Markup as a value: whatever is put into a template is escaped unless it is markup itself. */
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Part = Markup | string | number | null | readonly Markup[]

const textOf = (part: Part): string => {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map((one) => one.text).join('')
  return escape(String(part))
}

export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(pieces.reduce((text, piece, at) => text + textOf(parts[at - 1] ?? null) + piece))

/** Only for markup of our own code: styles, scripts, the provider's form. */
export const trusted = (text: string) => new Markup(text)
