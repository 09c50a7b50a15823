import { describe, expect, it } from 'vitest'
import { leanTokens } from './lean-tokens.ts'

const theme =
  ":root{--gap:9px}[data-theme='light']{--bg:#fff;--ink:#000}[data-theme='dark']{--bg:#000}@media (x){:root{--pad:1px}}"

describe('the inlined design tokens', () => {
  it('are those that a rule uses, directly or through another', () => {
    expect(leanTokens(':root{--a:var(--b);--b:1;--c:2;color:red}.x{margin:var(--a)}', '', '')).toBe(
      ':root{--a:var(--b);--b:1;color:red}.x{margin:var(--a)}',
    )
  })
  it('leave out those that only an unused token uses', () => {
    expect(leanTokens(':root{--a:var(--b);--b:1}.x{y:1}', '', '')).toBe('.x{y:1}')
  })
  it('keep those that the rules beside them use', () => {
    expect(leanTokens(':root{--a:1}', '', '.d{x:var(--a)}')).toBe(':root{--a:1}')
  })
  it('are not repeated where the tenant sets them for both themes or for the root', () => {
    const css =
      ':root{--gap:1px;--bg:#eee;--ink:#111;--pad:2px}.x{p:var(--gap) var(--bg) var(--ink) var(--pad)}'
    expect(leanTokens(css, theme, '')).toBe(
      ':root{--ink:#111;--pad:2px}.x{p:var(--gap) var(--bg) var(--ink) var(--pad)}',
    )
  })
  it('leave no empty at-rule', () => {
    expect(leanTokens('@media (x){:root{--gap:1px;--c:2}}.x{p:var(--gap)}', theme, '')).toBe(
      '.x{p:var(--gap)}',
    )
  })
  it('stay where a rule is more specific than the theme’s, and on other elements', () => {
    const css = ':root[dir=rtl]{--gap:2px}.card{--gap:3px}.x{p:var(--gap)}'
    expect(leanTokens(css, theme, '')).toBe(css)
  })
  it('are not cut at semicolons inside an address', () => {
    const css = '.x{--m:url("data:image/svg+xml;base64,AA");mask:var(--m)}'
    expect(leanTokens(css, '', '')).toBe(css)
  })
})
