import { describe, expect, it } from 'vitest'
import { leanTokens } from './lean-tokens.ts'

const theme =
  ":root{--gap:9px}[data-theme='light']{--bg:#fff;--ink:#000}[data-theme='dark']{--bg:#000}@media (x){:root{--pad:1px}}"

describe('the tokens of a first paint', () => {
  it('are those that a rule reads, directly or through another', () => {
    expect(leanTokens(':root{--a:var(--b);--b:1;--c:2;color:red}.x{margin:var(--a)}', '', '')).toBe(
      ':root{--a:var(--b);--b:1;color:red}.x{margin:var(--a)}',
    )
  })
  it('leave out what only an unread token reads', () => {
    expect(leanTokens(':root{--a:var(--b);--b:1}.x{y:1}', '', '')).toBe('.x{y:1}')
  })
  it('keep what the rules beside them read', () => {
    expect(leanTokens(':root{--a:1}', '', '.d{x:var(--a)}')).toBe(':root{--a:1}')
  })
  it('are not said twice where the tenant says them for both faces or for the root', () => {
    const css =
      ':root{--gap:1px;--bg:#eee;--ink:#111;--pad:2px}.x{p:var(--gap) var(--bg) var(--ink) var(--pad)}'
    expect(leanTokens(css, theme, '')).toBe(
      ':root{--ink:#111;--pad:2px}.x{p:var(--gap) var(--bg) var(--ink) var(--pad)}',
    )
  })
  it('leave no condition behind that holds nothing any more', () => {
    expect(leanTokens('@media (x){:root{--gap:1px;--c:2}}.x{p:var(--gap)}', theme, '')).toBe(
      '.x{p:var(--gap)}',
    )
  })
  it('stay where a rule weighs more than the theme’s, and on elements of their own', () => {
    const css = ':root[dir=rtl]{--gap:2px}.card{--gap:3px}.x{p:var(--gap)}'
    expect(leanTokens(css, theme, '')).toBe(css)
  })
  it('are not cut at semicolons inside an address', () => {
    const css = '.x{--m:url("data:image/svg+xml;base64,AA");mask:var(--m)}'
    expect(leanTokens(css, '', '')).toBe(css)
  })
})
