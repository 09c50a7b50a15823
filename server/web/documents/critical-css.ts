/** The complete files follow, so a rule that is left out here only applies later. */
type Rule =
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; prelude: string; rules: readonly Rule[] }
  /** Included when the rest refers to it: keyframes by name, font faces by family. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'plain'; text: string }
interface Selector {
  text: string
  classes: readonly string[]
  choices: readonly (readonly string[])[]
}
export type ParsedCss = readonly Rule[]

const quotes = new Set(['"', "'"])

const endOfString = (css: string, at: number) => {
  const quote = css[at]
  let end = at + 1
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1
  return end + 1
}
const endOfBlock = (css: string, at: number) => {
  let depth = 0
  let end = at
  while (end < css.length) {
    const letter = css[end] ?? ''
    if (quotes.has(letter)) {
      end = endOfString(css, end)
      continue
    }
    if (letter === '{') depth++
    if (letter === '}' && --depth === 0) return end + 1
    end++
  }
  return end
}

/** Commas between selectors, not those inside :is(…) or [x="a,b"]. */
const splitSelectors = (prelude: string) => {
  const parts = ['']
  let depth = 0
  for (const letter of prelude) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** Attributes that an element has from the start or never; others change with the visitor's actions. */
const lastingAttribute = /\[(data-(?:count|type|behind-header))=["']?([\w-]+)["']?\]/g
const attributesIn = (selector: string) =>
  [...selector.matchAll(lastingAttribute)].map(([, name = '', value = '']) => `${name}="${value}"`)

/** `:has(+ main > [data-type=b]:not(.x))` requires an attribute of another element than it styles. */
const attributesInHas = (selector: string) =>
  [...selector.replace(/:(?:not|is)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/:has\(([^(),]*)\)/g)].flatMap(
    ([, inner = '']) => attributesIn(inner),
  )

/** Other conditions in parentheses are not required of the element itself: `:not(.x)`, `:has(.y)`. */
const classesIn = (selector: string) => {
  let bare = selector
  for (let last = ''; last !== bare;) {
    last = bare
    bare = bare.replace(/\([^()]*\)/g, '')
  }
  return [
    ...[...bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''),
    ...attributesIn(bare),
    ...attributesInHas(selector),
  ]
}

const choice = /:is\((\.[\w-]+(?:,\s*\.[\w-]+)*)\)/g
/** One class of `:is(.a,.b)` must be in the markup. */
const choicesIn = (selector: string) =>
  [...selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(choice)].map((match) =>
    classesIn(match[1] ?? ''),
  )
/** Drops classes that the markup does not have; all of them have the same specificity. */
const withUsedChoices = (selector: string, used: ReadonlySet<string>) =>
  selector.replace(choice, (match, list: string) => {
    const usedNames = list.split(/,\s*/).filter((name) => used.has(name.slice(1)))
    return usedNames[1] ? `:is(${usedNames.join(',')})` : (usedNames[0] ?? match)
  })

/** States that no element has before the first paint; and the letter behind a title can wait. */
const isLater = (selector: string) =>
  /:(?:hover|active|disabled|focus-within|:selection|:placeholder)\b|\[data-(?:dimmed|explicit|state=["']?(?:error|loaded|playing))/.test(
    selector,
  )
/** Nothing moves before the first paint, and forced colours need help with borders only. */
const laterGroups = /prefers-reduced-motion|forced-colors/
/** Transitions, and prefixed properties beside their standard form. */
const laterDeclarations =
  /(?:^|(?<=;))(?:transition:[^;]*(?:;|$)|-(?:webkit|moz)-([\w-]+):([^;]*);(?=\1:\2(?:;|$)))/g

const groups = /^@(?:media|supports|container|layer)\b/
const nameOf = (prelude: string, body: string) =>
  /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(prelude)?.[1] ??
  (prelude.startsWith('@font-face') ? /font-family:\s*["']?([^;"'}]+)/.exec(body)?.[1] : undefined)

const ruleOf = (prelude: string, body: string): Rule => {
  if (groups.test(prelude))
    return { kind: 'group', prelude, rules: laterGroups.test(prelude) ? [] : parseCss(body) }
  const name = nameOf(prelude, body)
  if (name) return { kind: 'named', name, text: `${prelude}{${body}}` }
  if (prelude.startsWith('@')) return { kind: 'plain', text: `${prelude}{${body}}` }
  const selectors = splitSelectors(prelude)
    .filter((text) => !isLater(text))
    .map((text) => ({ text, classes: classesIn(text), choices: choicesIn(text) }))
  return { kind: 'style', selectors, body: body.replace(laterDeclarations, '') }
}

export const parseCss = (source: string): ParsedCss => {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  let start = 0
  for (let at = 0; at < css.length;) {
    const letter = css[at] ?? ''
    if (quotes.has(letter)) at = endOfString(css, at)
    else if (letter === ';') {
      rules.push({ kind: 'plain', text: css.slice(start, at + 1).trim() })
      start = ++at
    } else if (letter === '{') {
      const end = endOfBlock(css, at)
      rules.push(ruleOf(css.slice(start, at).trim(), css.slice(at + 1, end - 1)))
      start = at = end
    } else at++
  }
  return rules
}

export const classesOf = (html: string): ReadonlySet<string> =>
  new Set([
    ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
    ...[...html.matchAll(/ (data-(?:count|type|behind-header)="[^"]*")/g)].map((match) => match[1] ?? ''),
  ])

const textOf = (rule: Rule, used: ReadonlySet<string>): string => {
  if (rule.kind === 'plain') return rule.text
  if (rule.kind === 'named') return ''
  if (rule.kind === 'group') {
    const inner = rule.rules.map((rule) => textOf(rule, used)).join('')
    return inner && `${rule.prelude}{${inner}}`
  }
  const isUsed = (name: string) => used.has(name)
  const selectors = rule.selectors.filter(
    ({ classes, choices }) => classes.every(isUsed) && choices.every((names) => names.some(isUsed)),
  )
  return selectors.length && rule.body
    ? `${selectors.map(({ text }) => withUsedChoices(text, used)).join(',')}{${rule.body}}`
    : ''
}

/** `otherText` is further text of the document that may refer to a font or an animation. */
export const criticalCss = (css: ParsedCss, used: ReadonlySet<string>, otherText: string): string => {
  const rules = css.map((rule) => textOf(rule, used)).join('')
  const named = css.flatMap((rule) =>
    rule.kind === 'named' && (rules.includes(rule.name) || otherText.includes(rule.name)) ? [rule.text] : [],
  )
  return named.join('') + rules
}
