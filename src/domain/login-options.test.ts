import { describe, expect, it } from 'vitest'
import type { PublicTenant } from '../contract/page.ts'
import { chosenFirst, hasSeveralOptions, loginAddress, loginOptionsOf } from './login-options.ts'

const tenant = { default: { locale: { defaultLocale: 'de' } }, features: {} } as PublicTenant
const login = { id: 'password', title: { de: 'Passwort', en: 'Password' }, clickUrl: '/login/{tenant}' }
const register = { id: 'new', title: { en: 'Register' }, clickUrl: '/register/{tenant}' }

describe('the login options', () => {
  it('come from the configuration, in the language, else the default one, else English', () => {
    expect(loginOptionsOf([login, register], 'en', tenant)).toEqual([
      { id: 'password', title: 'Password', kind: 'login' },
      { id: 'new', title: 'Register', kind: 'register' },
    ])
    expect(loginOptionsOf([login, register], 'fr', tenant).map(({ title }) => title)).toEqual([
      'Passwort',
      'Register',
    ])
  })
  it('leave out disabled, external or broken ones', () => {
    const list = [
      { ...login, enabled: false },
      { ...login, clickUrl: 'https://evil.example' },
      { id: 1 },
      register,
    ]
    expect(loginOptionsOf(list, 'en', tenant).map(({ id }) => id)).toEqual(['new'])
    expect(loginOptionsOf({ list }, 'en', tenant)).toEqual([])
  })
  it('say which of them work over mobile data alone', () => {
    const list = [{ ...login, mobileDataOnly: true }, { ...login, mobileDataOnly: false }, register]
    expect(loginOptionsOf(list, 'en', tenant)).toEqual([
      { id: 'password', title: 'Password', kind: 'login', mobileDataOnly: true },
      { id: 'password', title: 'Password', kind: 'login' },
      { id: 'new', title: 'Register', kind: 'register' },
    ])
  })
  it('begin with the one that was chosen before, where it is still offered', () => {
    const options = loginOptionsOf([login, register], 'en', tenant)
    const idsFor = (chosen: string | null) => chosenFirst(options, chosen).map(({ id }) => id)
    expect(idsFor('new')).toEqual(['new', 'password'])
    for (const chosen of [null, 'gone', 'password']) expect(idsFor(chosen)).toEqual(['password', 'new'])
  })
  it('are several only where the tenant has enabled that', () => {
    expect(hasSeveralOptions(tenant)).toBe(false)
    expect(hasSeveralOptions({ ...tenant, features: { multipleLoginOptions: true } })).toBe(true)
  })
  it('all end at the backend path with lang and redirectUrl [AMBIG-032]', () => {
    const to = { tenant: 'nour', lang: 'ar', redirectUrl: '/ar/music?x=1' } as const
    expect(loginAddress('login', to)).toBe('/login/nour?lang=ar&redirectUrl=%2Far%2Fmusic%3Fx%3D1')
  })
  it('end at an external backend with the full return address', () => {
    const foreignBackend = { base: 'https://b.example/v1', origin: 'https://nour.example:8443' }
    const start = { tenant: 'nour', lang: 'ar', redirectUrl: '/ar/music?x=1#top', foreignBackend } as const
    const url = new URL(loginAddress('register', start))
    expect(url.origin + url.pathname).toBe('https://b.example/v1/register/nour')
    expect([...url.searchParams]).toEqual([
      ['lang', 'ar'],
      ['redirectUrl', 'https://nour.example:8443/ar/music?x=1#top'],
    ])
  })
})
