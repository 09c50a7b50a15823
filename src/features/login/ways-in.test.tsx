import dialogs from '../../../locales/en/dialogs.json' with { type: 'json' }
import login from '../../../locales/en/login.json' with { type: 'json' }
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { configurations } from '../../contract/structure.fixture.ts'
import type { LoginOption } from '../../domain/login-options.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { scopeOf } from '../../state/portal/portal.tsx'
import { renderedMarkup, textIn } from '../../state/portal/rendered.fixture.tsx'
import { saveLoginChoice } from '../../state/session/login-choice.ts'
import { ExternalLogoutDialog } from './ExternalLogoutDialog.tsx'
import { LoginNotByWifiDialog } from './LoginNotByWifiDialog.tsx'
import { LoginOptionsDialog } from './LoginOptionsDialog.tsx'
import { LoginOrSignUpDialog } from './LoginOrSignUpDialog.tsx'

const words = { login, dialogs }

const tenant = {
  name: 'riwaq',
  default: { locale: { defaultLocale: 'en' } },
  features: { multipleLoginOptions: true },
} as PublicTenant
const portal = { tenant, lang: 'en', maxRating: 60, build: 'x', foreignBackend: undefined } as const

const option = (id: string, title: string, more: object = {}) => ({
  id,
  title: { en: title },
  clickUrl: '/login/{tenant}',
  ...more,
})
const list = [option('msisdn', 'Mobile number', { mobileDataOnly: true }), option('password', 'Password')]

const render = (dialog: ReactNode) => {
  const client = new QueryClient()
  const { queryKey } = structureQuery(scopeOf(portal), { name: configurationStructure, id: null })
  client.setQueryData([...queryKey], configurations({ login_options: { list } }))
  return renderedMarkup(dialog, { words, tenant, client })
}
const linksIn = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

const nothing = () => undefined
const controls = { close: nothing, setResult: nothing, setCanClose: nothing }
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/ar/music', search: '?x=1', hash: '#track-3' })
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

describe('the dialog that asks to sign in or sign up', () => {
  it('says what for, and leads to both with the way back to this page [DIALOG-20]', () => {
    const markup = render(<LoginOrSignUpDialog reason="like" {...controls} />)
    expect(textIn(markup)).toMatch(/^We’ll add this to your favourites as soon as you’re signed in\./)
    expect(textIn(markup)).toMatch(/Not now$/)
    const back = 'lang=en&redirectUrl=%2Far%2Fmusic%3Fx%3D1%23track-3'
    expect(linksIn(markup)).toEqual([`/login/riwaq?${back}`, `/register/riwaq?${back}`])
    expect(textIn(render(<LoginOrSignUpDialog reason="rate" {...controls} />))).toMatch(
      /^You’ll come right back here to rate this\./,
    )
  })
})

describe('the dialog of an option that needs mobile data', () => {
  const msisdn: LoginOption = { id: 'msisdn', title: 'Mobile number', kind: 'login', mobileDataOnly: true }
  const shown = (type?: string) => {
    vi.stubGlobal('navigator', { connection: Object.assign(new EventTarget(), { type }) })
    return textIn(render(<LoginNotByWifiDialog option={msisdn} returnTo="/music" />))
  }
  it('says why it does not work over wifi, and offers the others [DIALOG-39]', () => {
    const text = shown('wifi')
    expect(text).toMatch(/^It recognises you by your mobile number, which Wi-Fi doesn’t pass on\./)
    expect(text).toMatch(/Or sign in another way: Password$/)
    expect(text).not.toContain('Mobile number ')
  })
  it('offers it as soon as the device uses mobile data', () => {
    expect(shown('cellular')).toBe('You’re on mobile data now. Go ahead. Mobile number Password')
  })
})

describe('the login options after a failure', () => {
  it('begin with the one that was chosen', () => {
    const titles = () => textIn(render(<LoginOptionsDialog failed={['login.failed']} />))
    expect(titles()).toMatch(/Mobile number Password$/)
    saveLoginChoice('password')
    expect(titles()).toMatch(/Password Mobile number$/)
  })
})

describe('the dialog of an external logout', () => {
  it('names the provider, and what this device would lose [DIALOG-45]', () => {
    const shown = (losses: Parameters<typeof ExternalLogoutDialog>[0]['losses']) =>
      textIn(render(<ExternalLogoutDialog host="id.example" losses={losses} {...controls} />))
    expect(shown(null)).toBe(
      'Your account is at id.example . Signing out here signs you out there as well. Stay signed in Sign out of both',
    )
    const unsent = { unsent: ['Desert Light'], downloads: [], queue: [] }
    expect(shown(unsent)).toContain('1 change hasn’t been sent yet: Desert Light.')
  })
})
