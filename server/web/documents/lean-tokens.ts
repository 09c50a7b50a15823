/** Drops custom properties that no first paint uses; the complete files with all of them follow. */
type Declarations = readonly (readonly [name: string, text: string])[]

/** Semicolons between declarations, not those inside parentheses or strings. */
const declarationsOf = (body: string): Declarations =>
  (body.match(/(?:"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|[^;])+/g) ?? []).map((text) => [
    text.slice(0, text.indexOf(':')).trim(),
    text,
  ])

const rule = /([^{};]*)\{([^{}]*)\}/g
/** Selectors of the root with equal specificity, so that the later one wins. */
const roots = /^(?::root|\[data-theme=['"]?(?:light|dark)['"]?\])$/

const emptied = /@media[^{}]*\{\s*\}/g

const tokensReadIn = (css: string) =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? ''))

/** Names that the theme sets for every root: in `:root` outside any condition, or in both themes. */
const namesSetBy = (theme: string): ReadonlySet<string> => {
  const [top = ''] = theme.split('@media')
  const namesBySelector = new Map<string, Set<string>>()
  for (const [, selector = '', body = ''] of top.matchAll(rule))
    namesBySelector.set(
      selector.trim().replace(/['"]/g, ''),
      new Set(declarationsOf(body).map(([name]) => name)),
    )
  const light = namesBySelector.get('[data-theme=light]') ?? new Set()
  const dark = namesBySelector.get('[data-theme=dark]') ?? new Set()
  return new Set([...(namesBySelector.get(':root') ?? []), ...[...light].filter((name) => dark.has(name))])
}

export const leanTokens = (css: string, theme: string, otherCss: string): string => {
  const overridden = namesSetBy(theme)
  let lean = css
  for (let last = ''; last !== lean;) {
    last = lean
    const read = tokensReadIn(lean + theme + otherCss)
    lean = lean.replace(rule, (matched, selector: string, body: string) => {
      if (!body.includes('--')) return matched
      const isRoot = roots.test(selector.trim())
      const declarations = declarationsOf(body).filter(
        ([name]) => !name.startsWith('--') || (read.has(name) && !(isRoot && overridden.has(name))),
      )
      return declarations.length ? `${selector}{${declarations.map(([, text]) => text).join(';')}}` : ''
    })
  }
  return lean.replace(emptied, '')
}
