import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PublicTenant } from '../../contract/page.ts'
import { activeColours, readThemeCookie, setAlternateTheme, theme } from './theme.ts'

const light = { isDark: false, variables: '--a: 1' }
const dark = { isDark: true, variables: '--a: 2' }

describe('the theme', () => {
  it('is light where nothing is configured [THEME-06]', () => {
    expect(activeColours(undefined, false).isDark).toBe(false)
    expect(activeColours(undefined, true).isDark).toBe(false)
  })
  it('is dark when the active configuration says so [THEME-03] [AMBIG-047]', () => {
    expect(activeColours({ default: dark }, false).isDark).toBe(true)
  })
  it('takes the alternate of two configurations while the switch is on [THEME-04] [THEME-08]', () => {
    expect(activeColours({ default: light, alternate: dark }, true)).toBe(dark)
    expect(activeColours({ default: light, alternate: dark }, false)).toBe(light)
  })
  it('stays as it is when there is only one configuration', () => {
    expect(activeColours({ default: light }, true)).toBe(light)
  })
  it('is remembered in the alternate-theme cookie [THEME-12]', () => {
    expect(readThemeCookie('x=1; alternate-theme=1')).toBe(true)
    expect(readThemeCookie('alternate-theme=0')).toBe(false)
    expect(readThemeCookie('')).toBeNull()
  })
})

describe('the theme switch', () => {
  afterEach(() => {
    theme.alternatTheme = false
    vi.unstubAllGlobals()
  })
  it('applies the chosen configuration to the page and stores the choice in the cookie [THEME-03] [THEME-12]', () => {
    const page = {
      cookie: '',
      documentElement: { dataset: {} as Record<string, string> },
      body: { style: { cssText: '' } },
      querySelector: () => null,
    }
    vi.stubGlobal('document', page)
    const tenant = { colors: { default: light, alternate: dark } } as PublicTenant
    for (const [isOn, worn, stored] of [
      [true, 'dark', '1'],
      [false, 'light', '0'],
    ] as const) {
      setAlternateTheme(tenant, isOn)
      expect(theme.alternatTheme).toBe(isOn)
      expect(page.documentElement.dataset['theme']).toBe(worn)
      expect(page.body.style.cssText).toBe((isOn ? dark : light).variables)
      expect(page.cookie).toMatch(new RegExp(`^alternate-theme=${stored};`))
    }
  })
})
