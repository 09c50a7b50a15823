/** `dir="auto"` looks at the first letter only: an Arabic text that begins with a Latin name would be wrong. */
const letter = /[A-Za-z\u00c0-\u024f\u0620-\u06ff]/
const arabic = /[\u0620-\u06ff]/g
/** A name inside isolation marks has a direction of its own and says nothing about the text around it. */
const isolated = /\u2068[^\u2069]*\u2069/g

export const baseDirection = (text: string, lang: string | undefined): 'rtl' | undefined => {
  const own = text.replace(isolated, '')
  const [first = ''] = letter.exec(own) ?? []
  const count = own.match(arabic)?.length ?? 0
  if (count === 0 || first >= '\u0620') return undefined
  return lang === 'ar' || (!lang && count * 2 > own.length) ? 'rtl' : undefined
}
