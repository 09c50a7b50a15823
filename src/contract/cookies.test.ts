import { describe, expect, it } from 'vitest'
import { cookieText, expiredCookie, readCookie } from '../lib/cookie.ts'
import { alternateThemeCookie, languageCookie } from './cookies.ts'

describe('cookies', () => {
  const language = cookieText(languageCookie, 'ar')
  it('keeps the language under i18n_redirected [LANG-26]', () => {
    expect(readCookie(language.split(';')[0] ?? '', 'i18n_redirected')).toBe('ar')
  })
  it('keeps the language for 365 days [LANG-27]', () => {
    expect(language).toContain(`max-age=${365 * 24 * 60 * 60};`)
  })
  it('keeps the language for every path [LANG-28]', () => {
    expect(language).toContain('path=/;')
  })
  it('sends the language with lax same-site rules [LANG-29]', () => {
    expect(language).toContain('samesite=lax')
  })
  it('keeps the language on plain http too [LANG-30]', () => {
    expect(language).not.toContain('secure')
  })
  it('keeps the alternate theme for 360 days, not 365 [THEME-13] [AMBIG-049]', () => {
    expect(cookieText(alternateThemeCookie, '1')).toContain(`max-age=${30 * 12 * 24 * 60 * 60};`)
  })
  it('reads one among many, decoded, and nothing where there is none', () => {
    expect(readCookie('a=1; name=%C3%A9t%C3%A9; b=2', 'name')).toBe('été')
    expect(readCookie('name2=x', 'name')).toBeNull()
    expect(readCookie('name=%E0%A4%A', 'name')).toBe('%E0%A4%A')
  })
  it('deletes a cookie by letting it expire', () => {
    expect(expiredCookie(languageCookie)).toContain('max-age=0;')
  })
})
