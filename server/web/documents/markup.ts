const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

/** JSON inside a script element: a `<` could close it, and old parsers treat the two Unicode line separators as line ends. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => '\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'),
  )

export const cssForStyle = (css: string): string => css.replace(/<(?=[/!])/g, '\\3c ')

type Attributes = Readonly<Record<string, string | true | null>>

/** An element without content; null leaves an attribute out, true gives it no value. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === null ? '' : value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
    )
    .join('')}>`
