/**
 * Values known only while rendering (colours of a picture, a ratio) as a class instead of a `style`
 * attribute, which the strict policy blocks in rendered documents. On the server a collector gathers the
 * rules for one nonced style element; in the browser they go into one constructed sheet, where no nonce is
 * needed.
 */
import { createContext, useContext, useInsertionEffect } from 'react'
import { hash } from '../lib/hash.ts'

export type Declarations = Readonly<Record<`--${string}`, string | number>>

export interface CssCollector {
  add(name: string, rule: string): void
  css(): string
}
export const createCssCollector = (): CssCollector => {
  const rules = new Map<string, string>()
  return { add: (name, rule) => rules.set(name, rule), css: () => [...rules.values()].join('') }
}

const CollectorContext = createContext<CssCollector | null>(null)
/** Only the server provides a collector; without one the rules go into the page's own sheet. */
export const CssCollectorProvider = CollectorContext.Provider

/** Unused rules stay until there are this many, so that going back costs nothing. */
const maxRules = 600
const users = new Map<string, number>()
let sheet: CSSStyleSheet | null = null

const sheetOfPage = () => {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}

const removeUnusedRules = (into: CSSStyleSheet) => {
  const unused = [...users].filter(([, count]) => count === 0).map(([name]) => name)
  for (const name of unused) users.delete(name)
  const selectors = new Set(unused.map((name) => `.${name}`))
  for (let at = into.cssRules.length - 1; at >= 0; at--) {
    const rule = into.cssRules[at]
    if (rule instanceof CSSStyleRule && selectors.has(rule.selectorText)) into.deleteRule(at)
  }
}

const addRuleUser = (name: string, rule: string) => {
  const count = users.get(name)
  if (count === undefined) {
    const into = sheetOfPage()
    if (users.size >= maxRules) removeUnusedRules(into)
    into.insertRule(rule, into.cssRules.length)
  }
  users.set(name, (count ?? 0) + 1)
  return () => {
    users.set(name, Math.max((users.get(name) ?? 1) - 1, 0))
  }
}

const ruleOf = (declarations: Declarations) => {
  const body = Object.entries(declarations)
    // Values come from data: what could end the rule or the style element is dropped.
    .map(([property, value]) => `${property}:${String(value).replace(/[{}<>\\]/g, '')}`)
    .join(';')
  // A single short value names itself: it appears in the document once less, and compresses better than a
  // hash.
  const single = /^--([\w-]{1,8}):#(\w{6})$/.exec(body)
  const name = single ? `${single[1]}-${single[2]}` : `d${hash(body)}`
  return { name, rule: `.${name}{${body}}` }
}

/** The class that sets these custom properties; components read them in their own CSS module. */
export const useDynamicClass = (declarations: Declarations): string => {
  const collector = useContext(CollectorContext)
  const { name, rule } = ruleOf(declarations)
  collector?.add(name, rule)
  useInsertionEffect(() => addRuleUser(name, rule), [name, rule])
  return name
}
