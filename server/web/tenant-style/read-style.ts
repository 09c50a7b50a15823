/** Written again from what was parsed, so a browser finds nothing in it that was not checked here. */
export const largestStyle = 4096

export class StyleRefused extends Error {
  override name = 'StyleRefused'
}

const selectorPart =
  /^(?::root|html|body|\[data-theme=(["']?)(?:light|dark)\1\]|\[data-alternate\]|:lang\([a-z]{2}\))+/
const property = /^--[\w-]+$/
/** Functions that compute; those that load (`url`, `src`, `image-set` …) are not allowed. */
const functions = new Set(
  (
    'var env calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark ' +
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient ' +
    'repeating-conic-gradient cubic-bezier steps translate scale rotate'
  ).split(' '),
)

const isAllowedSelector = (selector: string) =>
  selector
    .trim()
    .split(/\s+/)
    .every((part) => selectorPart.exec(part)?.[0] === part)

/** Every parenthesis must be closed, or the value would include what follows it. */
const isBalanced = (text: string) => {
  let open = 0
  for (const letter of text) {
    if (letter === '(') open++
    if (letter === ')') open--
    if (open < 0) return false
  }
  return open === 0
}

const readValue = (name: string, text: string): string => {
  const value = text.trim()
  const bare = value.replace(/"[^"\n]*"|'[^'\n]*'/g, ' ')
  const called = [...bare.matchAll(/([\w-]*)\(/g)].map(([, called = '']) => called.toLowerCase())
  const unknown = called.find((one) => one !== '' && !functions.has(one))
  if (unknown !== undefined) throw new StyleRefused(`${name} calls ${unknown}()`)
  if (!value || /[{}[\]<>@\\"'!]/.test(bare) || /[{}<>\\]/.test(value) || !isBalanced(bare))
    throw new StyleRefused(`the value of ${name} cannot be read`)
  return value
}

const readDeclaration = (text: string): string => {
  const colon = text.indexOf(':')
  const name = text.slice(0, Math.max(0, colon)).trim()
  if (!property.test(name)) throw new StyleRefused('it sets something else than custom properties')
  return `${name}:${readValue(name, text.slice(colon + 1))}`
}

const readRule = (text: string): string => {
  const [selectors = '', body = '', ...more] = text.split('{')
  if (more.length > 0 || !selectors.split(',').every(isAllowedSelector))
    throw new StyleRefused('a rule stands for something else than the root or the body')
  const declarations = body.split(';').filter((one) => one.trim() !== '')
  const allowedSelectors = selectors.split(',').map((one) => one.trim().replace(/\s+/g, ' '))
  return `${allowedSelectors.join(',')}{${declarations.map(readDeclaration).join(';')}}`
}

export const readStyle = (text: string): string => {
  const rules = text
    .replace(/^\uFEFF/, '')
    .replace(/\/\*[^]*?\*\//g, ' ')
    .split('}')
  const rest = rules.pop() ?? ''
  if (rest.trim() !== '') throw new StyleRefused('a rule does not end')
  return rules.map(readRule).join('\n')
}
