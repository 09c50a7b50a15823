/** A browser's globals that the test owns, and a backend that answers over `fetch`, for the session's step of the boot. */
import { afterEach, beforeEach } from 'vitest'
import { configureBackend } from '../../api/backend.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { getProfile } from '../../contract/session.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { currentToken, renewToken } from './session-actions.ts'
import { startSession } from './start-session.ts'
import { becomeVisitor, session } from './session.ts'

export const lina = {
  roles: ['user'],
  UUID: 'u',
  userId: 'usr_1',
  name: 'Lina',
  lastName: '',
  email: '',
  userInformation: {},
}
const token = { access_token: 'access', refresh_token: 'handle', expires: 4_000_000_000 }
export const tenant = { name: 'klang', autoLoginCookie: 'klang-sso' } as PublicTenant

const real = new Map<string, PropertyDescriptor | undefined>()
export const own = (name: string, value: unknown) => {
  if (!real.has(name)) real.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

const freshBoot = () => ({
  /** The address of the page. */
  address: '',
  cookies: new Map<string, string>(),
  /** Calls of the backend. */
  sent: [] as { path: string; body: unknown }[],
  /** What redeeming a code answers; 0: nothing yet, -1: the connection is lost. */
  codeStatus: 200,
  profileStatus: 200,
  /** Listeners of the page by the name of their event. */
  heard: new Map<string, () => void>(),
  /** What a reload leaves in the tab. */
  tab: createStorage(),
  failures: [] as unknown[],
  /** Addresses that the page was left for. */
  left: [] as string[],
  /** Who was known, and the session's status then. */
  restored: [] as string[],
})
/** Fresh for each test. */
export const boot = freshBoot()

export const openBrowser = (href: string, cookie: Record<string, string> = {}) => {
  boot.address = href
  boot.cookies = new Map(Object.entries(cookie))
  own('location', {
    assign: (to: string) => boot.left.push(to),
    replace: (to: string) => boot.left.push(to),
    get href() {
      return boot.address
    },
    get origin() {
      return new URL(boot.address).origin
    },
  })
  own('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (boot.address = new URL(to, boot.address).href),
  })
  own('document', {
    get cookie() {
      return [...boot.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    visibilityState: 'visible',
    addEventListener: (name: string, listener: () => void) => boot.heard.set(name, listener),
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('max-age=0')) boot.cookies.delete(name)
      else boot.cookies.set(name, value)
    },
  })
  own('localStorage', createStorage())
  own('sessionStorage', boot.tab)
  boot.heard = new Map()
  own('addEventListener', (name: string, listener: () => void) => boot.heard.set(name, listener))
  own('navigator', {})
  own('fetch', (to: string, init?: RequestInit) => {
    const path = to.replace('/api', '')
    boot.sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null })
    if (path === '/logout') return Promise.resolve(Response.json({ redirectUrl: '/' }))
    const refused = { status: 401, error: 'LOGIN_CODE_INVALID', i18Message: '', requestId: '' }
    if (path === getProfile.path)
      return boot.profileStatus === 200
        ? Promise.resolve(Response.json(lina))
        : Promise.resolve(Response.json({ ...refused, error: 'BROKEN' }, { status: boot.profileStatus }))
    if (path === '/login/api' && boot.codeStatus === -1) return Promise.reject(new TypeError('aborted'))
    if (path === '/login/api' && boot.codeStatus === 0) return new Promise<Response>(() => {})
    if (path === '/login/api' && boot.codeStatus !== 200)
      return Promise.resolve(Response.json(refused, { status: boot.codeStatus }))
    return Promise.resolve(Response.json(token))
  })
}

export const start = (given = tenant, backend = '/api', worded: Promise<unknown> = Promise.resolve()) =>
  startSession({
    restoreOwn: (user) => Promise.resolve(boot.restored.push(`${user} ${session.status}`)),
    tenant: given,
    lang: () => 'de',
    backendUrl: backend,
    wordsLoaded: worded,
    onLoginFailed: (error) => boot.failures.push(error),
  })
export const pathsSent = () => boot.sent.map(({ path }) => path)

/** For the tests of one file. */
export const bootEachTest = () => {
  beforeEach(() => {
    Object.assign(boot, freshBoot())
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
}
