import { describe, expect, it } from 'vitest'
import { runInNewContext } from 'node:vm'
import { alternateThemeCookie } from '../../../src/contract/cookies.ts'
import { localKeys } from '../../../src/contract/storage-names.ts'
import { loadTenants } from '../../tenants/load.ts'
import { articleTextSizeScript, themeCss, themeScript } from './theme.ts'

const tenant = (name: string) => {
  const found = loadTenants().find((tenant) => tenant.name === name)
  if (!found) throw new Error(`there is no tenant ${name}`)
  return found
}

interface Visitor {
  cookie?: string
  prefersDark?: boolean
}
/** Runs the script as a browser would and answers what it left on the page. */
const after = (script: string, { cookie = '', prefersDark = false }: Visitor) => {
  const dataset: { theme: string; alternate?: string } = { theme: 'untouched' }
  const meta = { content: 'untouched' }
  runInNewContext(script, {
    document: { cookie, documentElement: { dataset }, querySelector: () => meta },
    matchMedia: (query: string) => ({
      matches: query === `(prefers-color-scheme:${prefersDark ? 'dark' : 'light'})`,
    }),
  })
  return { ...dataset, colour: meta.content }
}
const on = `a=1; ${alternateThemeCookie.name}=1`
const off = `${alternateThemeCookie.name}=0`

describe('the theme before the first paint', () => {
  it('is the alternate one while its cookie is set, by the isDark of that configuration', () => {
    expect(after(themeScript(tenant('riwaq')), { cookie: on })).toEqual({
      theme: 'dark',
      alternate: '',
      colour: '#0e0c12',
    })
    expect(after(themeScript(tenant('nour')), { cookie: on })).toMatchObject({ theme: 'light' })
  })
  it('stays the default one without the cookie or with a cookie switched off', () => {
    for (const cookie of ['', off, `x${on.slice(5)}`])
      expect(after(themeScript(tenant('riwaq')), { cookie }).theme).toBe('untouched')
  })
  it('never comes from the operating system unless the tenant says so', () => {
    const riwaq = tenant('riwaq')
    expect(after(themeScript(riwaq), { prefersDark: true }).theme).toBe('untouched')
    const following = { ...riwaq, followSystem: true }
    expect(after(themeScript(following), { prefersDark: true }).theme).toBe('dark')
    expect(after(themeScript(following), { prefersDark: true, cookie: off }).theme).toBe('untouched')
  })
  it('does nothing at a tenant with one configuration', () => {
    const riwaq = tenant('riwaq')
    expect(themeScript({ ...riwaq, colors: { default: riwaq.colors.default } })).toBe('')
  })
})

describe('the article font size before the first paint', () => {
  const textSizeOf = (localStorage: object) => {
    const dataset: { reading?: string } = {}
    runInNewContext(articleTextSizeScript(tenant('riwaq')), {
      localStorage,
      document: { documentElement: { dataset } },
    })
    return dataset.reading
  }
  it('is the one that its reader chose at this tenant', () => {
    expect(textSizeOf({ [localKeys.articleTextSize('riwaq')]: '4' })).toBe('4')
    expect(textSizeOf({ [localKeys.articleTextSize('nour')]: '4' })).toBeUndefined()
  })
  it('is the default where no valid one was stored, or storage is unreadable', () => {
    for (const stored of ['5', '-1', '10', 'x', ''])
      expect(textSizeOf({ [localKeys.articleTextSize('riwaq')]: stored })).toBeUndefined()
    const refused = () => {
      throw new Error('refused')
    }
    expect(textSizeOf(new Proxy({}, { get: refused }))).toBeUndefined()
  })
})

describe('the palettes', () => {
  it('are in the document for both themes, and variable text is on the body', () => {
    const css = themeCss(tenant('klang'))
    expect(css).toContain("[data-theme='light']{--bg:#ffffff")
    expect(css).toContain("[data-theme='dark']{--bg:#0a0a0a")
    expect(css).toContain(':root:lang(ar){--h-track:0em}')
    expect(css).toContain('body{--accent:#d90429')
    expect(css).toContain('[data-alternate] body{--accent:#ff4a55')
  })
  it('cannot be escaped by variable text', () => {
    const riwaq = tenant('riwaq')
    const css = themeCss({
      ...riwaq,
      colors: { default: { isDark: false, variables: '--a:1}</style>*{display:none' } },
    })
    expect(css).toContain('body{--a:1/style*display:none}')
  })
})
