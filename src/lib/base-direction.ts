/** `dir="auto"` looks at the first letter only: an Arabic text that begins with a Latin name would be wrong. */
const letter = /[A-Za-z\u00c0-\u024f\u0620-\u06ff]/
const arabic = /[\u0620-\u06ff]/g

export const baseDirection = (text: string, lang: string | undefined): 'rtl' | undefined => {
  const [first = ''] = letter.exec(text) ?? []
  const count = text.match(arabic)?.length ?? 0
  if (count === 0 || first >= '\u0620') return undefined
  return lang === 'ar' || (!lang && count * 2 > text.length) ? 'rtl' : undefined
}
