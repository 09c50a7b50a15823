/** The session's step of the boot, in a browser's globals that the test owns. */
import { subscribe } from 'valtio'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureBackend } from '../../api/backend.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { currentToken, logOut, renewToken } from './session-actions.ts'
import { startSession } from './start-session.ts'
import { onLogout } from './session-listeners.ts'
import { becomeUser, becomeVisitor, isLoggedIn, session } from './session.ts'

const lina = {
  roles: ['user'],
  UUID: 'u',
  userId: 'usr_1',
  name: 'Lina',
  lastName: '',
  email: '',
  userInformation: {},
}
const token = { access_token: 'access', refresh_token: 'handle', expires: 4_000_000_000 }
const tenant = { name: 'klang', autoLoginCookie: 'klang-sso' } as PublicTenant

const real = new Map<string, PropertyDescriptor | undefined>()
const own = (name: string, value: unknown) => {
  if (!real.has(name)) real.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

let sent: { path: string; body: unknown }[]
let address: string
let cookies: Map<string, string>
let codeStatus: number
let profileStatus: number
let heard: Map<string, () => void>
/** What a reload leaves in the tab. */
let tab: Storage

const browser = (href: string, cookie: Record<string, string> = {}) => {
  address = href
  cookies = new Map(Object.entries(cookie))
  own('location', {
    assign: (to: string) => left.push(to),
    replace: (to: string) => left.push(to),
    get href() {
      return address
    },
    get origin() {
      return new URL(address).origin
    },
  })
  own('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (address = new URL(to, address).href),
  })
  own('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    visibilityState: 'visible',
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  own('localStorage', createStorage())
  own('sessionStorage', tab)
  heard = new Map()
  own('addEventListener', (name: string, hear: () => void) => heard.set(name, hear))
  own('navigator', {})
  own('fetch', (to: string, init?: RequestInit) => {
    const path = to.replace('/api', '')
    sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null })
    if (path === '/logout') return Promise.resolve(Response.json({ redirectUrl: '/' }))
    const refused = { status: 401, error: 'LOGIN_CODE_INVALID', i18Message: '', requestId: '' }
    if (path === '/user/profile')
      return profileStatus === 200
        ? Promise.resolve(Response.json(lina))
        : Promise.resolve(Response.json({ ...refused, error: 'BROKEN' }, { status: profileStatus }))
    if (path === '/login/api' && codeStatus === -1) return Promise.reject(new TypeError('aborted'))
    if (path === '/login/api' && codeStatus === 0) return new Promise<Response>(() => {})
    if (path === '/login/api' && codeStatus !== 200)
      return Promise.resolve(Response.json(refused, { status: codeStatus }))
    return Promise.resolve(Response.json(token))
  })
}

let failures: unknown[]
let left: string[]
let restored: string[]
const start = (given = tenant, backend = '/api', worded: Promise<unknown> = Promise.resolve()) =>
  startSession({
    restoreOwn: (user) => Promise.resolve(restored.push(`${user} ${session.status}`)),
    tenant: given,
    lang: () => 'de',
    backendUrl: backend,
    wordsLoaded: worded,
    onLoginFailed: (error) => failures.push(error),
  })
const pathsSent = () => sent.map(({ path }) => path)

beforeEach(() => {
  tab = createStorage()
  ;[sent, failures, left, restored, codeStatus, profileStatus] = [[], [], [], [], 200, 200]
  becomeVisitor()
  session.status = 'unknown'
  configureBackend({
    base: '/api',
    tenantName: 'klang',
    takesKeys: true,
    token: currentToken,
    renew: renewToken,
    confirmLogin: () => Promise.resolve(false),
    onUnauthorized: () => undefined,
  })
})
afterEach(() => {
  for (const [name, descriptor] of real)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  real.clear()
})

describe('the boot of the session', () => {
  it('reads the parameter code, redeems it and takes it out of the address [SESSION-19]', async () => {
    browser('http://klang.localhost/en/music?x=1&code=abc#top')
    await start()
    expect(sent[0]).toEqual({ path: '/login/api', body: { code: 'abc' } })
    expect(address).toBe('http://klang.localhost/en/music?x=1#top')
    expect(isLoggedIn()).toBe(true)
  })
  it('runs only that step while code is in the address: no auto-login, not even after a refused code [SESSION-13] [AMBIG-030]', async () => {
    browser('http://klang.localhost/?code=abc', { 'klang-sso': 'partner' })
    await start()
    expect(pathsSent()).toEqual(['/login/api', '/user/profile'])
    becomeVisitor()
    ;[sent, codeStatus] = [[], 401]
    browser('http://klang.localhost/?code=used', { 'klang-sso': 'partner' })
    await start()
    expect(pathsSent()).toEqual(['/login/api'])
    expect(isLoggedIn()).toBe(false)
  })
  it('reports a refused code, once, and continues as a guest', async () => {
    browser('http://klang.localhost/?code=used')
    codeStatus = 401
    await start()
    expect(failures).toHaveLength(1)
    expect(session.status).toBe('visitor')
    expect(address).toBe('http://klang.localhost/')
  })
  describe('of a tab that was reloaded while its code was redeemed', () => {
    const beginAndReload = () => {
      browser('http://klang.localhost/en/profile?x=1&code=abc#top')
      codeStatus = 0
      void start()
      browser(address)
      session.status = 'unknown'
    }
    const again = '/login/klang?lang=de&redirectUrl=%2Fen%2Fprofile%3Fx%3D1%23top'

    it('asks the provider for another code, for the same place, and only once', async () => {
      beginAndReload()
      await start()
      expect(left).toEqual([again])
      // Guards wait for the login that goes on.
      expect(session.status).toBe('unknown')
      browser(address)
      await start()
      expect(left).toEqual([again])
      expect(session.status).toBe('visitor')
    })
    it('asks as well where the browser reports the lost answer before it leaves the page', async () => {
      codeStatus = -1
      browser('http://klang.localhost/?code=abc')
      await start()
      browser(address)
      await start()
      expect(left).toEqual(['/login/klang?lang=de&redirectUrl=%2F'])
    })
    it('does not where another tab has signed in meanwhile', async () => {
      browser('http://klang.localhost/?code=abc')
      await start()
      const stored = localStorage.getItem('session:klang') ?? ''
      beginAndReload()
      localStorage.setItem('session:klang', stored)
      cookies.set('user-token', 'access')
      await start()
      expect(left).toEqual([])
      expect(session.status).toBe('user')
    })
    it('does not without a connection', async () => {
      beginAndReload()
      own('navigator', { onLine: false })
      await start()
      expect(left).toEqual([])
      expect(session.status).toBe('visitor')
    })
    it('does not when the browser restores the tab much later', async () => {
      beginAndReload()
      tab.setItem('redeeming:klang', String(Number(tab.getItem('redeeming:klang')) - 6 * 60_000))
      await start()
      expect(left).toEqual([])
    })
    it('does not where the code was answered, with a session or a refusal', async () => {
      for (const status of [200, 401]) {
        browser('http://klang.localhost/?code=abc')
        codeStatus = status
        await start()
        localStorage.clear()
        browser(address)
        await start()
        expect(left).toEqual([])
      }
    })
  })
  it('reports a login without a profile, and asks again on the next connection', async () => {
    for (const sign of ['online', 'visibilitychange']) {
      browser('http://klang.localhost/?code=abc')
      ;[failures, profileStatus] = [[], 503]
      becomeVisitor()
      await start()
      expect(failures).toHaveLength(1)
      expect(session.status).toBe('visitor')
      profileStatus = 200
      heard.get(sign)?.()
      await vi.waitFor(() => expect(session.status).toBe('user'))
      // Once is enough: whoever was answered is not asked about again.
      sent = []
      heard.get(sign)?.()
      expect(sent).toEqual([])
    }
  })
  it('reports a login whose profile is refused, and stores nothing of it', async () => {
    browser('http://klang.localhost/?code=abc')
    profileStatus = 403
    await start()
    expect(failures).toHaveLength(1)
    expect(cookies.size).toBe(0)
    expect(session.status).toBe('visitor')
    sent = []
    heard.get('online')?.()
    expect(sent).toEqual([])
  })
  it("takes the name of the provider cookie from the tenant's configuration [SESSION-15] [AMBIG-031]", async () => {
    browser('http://klang.localhost/', { 'klang-sso': 'partner-token', 'nour-sso': 'other' })
    await start()
    expect(sent[0]).toEqual({ path: '/userToken', body: { accessToken: 'partner-token' } })
    expect(isLoggedIn()).toBe(true)
    sent = []
    browser('http://klang.localhost/', { 'klang-sso': 'partner-token' })
    becomeVisitor()
    await start({ ...tenant, autoLoginCookie: 'another-cookie' })
    expect(sent).toEqual([])
  })
  it('does not auto-login a user, a token holder, or without a provider session [SESSION-11] [SESSION-12]', async () => {
    const partner = { 'klang-sso': 'partner-token' }
    const asks = async (cookie: Record<string, string>, isUser = false) => {
      browser('http://klang.localhost/', cookie)
      becomeVisitor()
      if (isUser) becomeUser(lina)
      sent = []
      await start()
      return pathsSent().includes('/userToken')
    }
    expect(await asks(partner)).toBe(true)
    expect(await asks(partner, true)).toBe(false)
    expect(await asks({ ...partner, 'user-token': 'old' })).toBe(false)
    expect(await asks({})).toBe(false)
    expect(await asks({ 'klang-sso': '' })).toBe(false)
  })
  it('sends our own backend the return path of a logout, another one the full address', async () => {
    browser('http://klang.localhost/')
    for (const backend of ['/api', 'https://backend.example/v1', '/backend']) {
      await start(tenant, backend)
      await logOut('/x?y=1')
    }
    const asked = sent.filter(({ path }) => path === '/logout').map(({ body }) => body)
    expect(asked).toEqual([
      { redirectUrl: '/x?y=1', lang: 'de' },
      { redirectUrl: 'http://klang.localhost/x?y=1', lang: 'de' },
      { redirectUrl: 'http://klang.localhost/x?y=1', lang: 'de' },
    ])
  })
  it('follows another tab whose session was lost, or was left, and distinguishes them', async () => {
    const how: string[] = []
    const stop = onLogout((_, ending) => void how.push(ending))
    const other = new BroadcastChannel('session:klang')
    for (const ending of ['lost', 'logout']) {
      browser('http://klang.localhost/?code=abc')
      await start()
      expect(isLoggedIn()).toBe(true)
      other.postMessage(ending)
      await vi.waitFor(() => expect(isLoggedIn()).toBe(false))
    }
    other.close()
    stop()
    expect(how).toEqual(['lost', 'logout'])
  })
  it('leaves guards undecided until the session is known, also during an auto-login', async () => {
    for (const [href, cookie] of [
      ['http://klang.localhost/?code=abc', {}],
      ['http://klang.localhost/profile', { 'klang-sso': 'partner-token' }],
    ] as const) {
      browser(href, cookie)
      becomeVisitor()
      session.status = 'unknown'
      const told: string[] = []
      const stop = subscribe(session, () => void told.push(session.status), true)
      await start()
      stop()
      // A visitor for a moment would be sent away from where the person is let in.
      expect(told).not.toContain('visitor')
      expect(session.status).toBe('user')
    }
  })
  it('publishes the user once translations are loaded; a guest waits for none', async () => {
    const never = new Promise<void>(() => {})
    browser('http://klang.localhost/')
    await start(tenant, '/api', never)
    expect(session.status).toBe('visitor')
    browser('http://klang.localhost/?code=abc')
    await start()
    becomeVisitor()
    session.status = 'unknown'
    let letCome = () => {}
    const started = start(tenant, '/api', new Promise<void>((done) => (letCome = done)))
    expect(session.status).toBe('unknown')
    letCome()
    await started
    expect(session.status).toBe('user')
    // What their first frame shows is read before; nobody has it for a guest.
    expect(restored).toEqual(['usr_1 unknown'])
  })
})
