/** The page's session against a backend that answers over `fetch`; disk, cookie jar and clock belong to the test. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureBackend } from '../api/backend.ts'
import { request } from '../api/request.ts'
import { getProfile } from '../contract/session.ts'
import {
  currentToken,
  logOut,
  redeemCode,
  renewToken,
  resumeSession,
  resumeUnanswered,
  standOn,
  tradeToken,
} from './session-actions.ts'
import { endingNote } from './ending-note.ts'
import { beforeUser, onLogin, onLogout, onUser } from './session-listeners.ts'
import { createSessionRecord } from './session-record.ts'
import { createDisk, createJar, epoch, lina, token } from './session.fixture.ts'
import { becomeUser, becomeVisitor, isLoggedIn, session } from './session.ts'

type Answer = { status: number; json: unknown } | 'offline'
interface Sent {
  method: string
  path: string
  body: unknown
  authorization: string | null
}
const refusal = (status: number, error: string): Answer => ({
  status,
  json: { status, error, i18Message: 'x', requestId: 'r' },
})
const ok = (json: unknown): Answer => ({ status: 200, json })

const realFetch = globalThis.fetch
let answers: Record<string, Answer[]>
let sent: Sent[]
let disk: ReturnType<typeof createDisk>
let jar: ReturnType<typeof createJar>
let told: string[]
let left: string[]
let now: number
let store: ReturnType<typeof createSessionRecord>
const stops: (() => void)[] = []

const answerTo: typeof fetch = (address, init) => {
  const path = String(address).replace('/api', '')
  const headers = new Headers(init?.headers)
  const body: unknown = init?.body ? JSON.parse(String(init.body)) : null
  sent.push({ method: init?.method ?? 'GET', path, body, authorization: headers.get('authorization') })
  const list = answers[path] ?? []
  const answer = list.length > 1 ? list.shift() : list[0]
  if (!answer || answer === 'offline') return Promise.reject(new TypeError('no line'))
  return Promise.resolve(Response.json(answer.json, { status: answer.status }))
}

beforeEach(() => {
  globalThis.fetch = answerTo
  ;[answers, sent, told, left, now] = [{}, [], [], [], epoch * 1000]
  disk = createDisk()
  jar = createJar()
  store = createSessionRecord('riwaq', disk, jar)
  becomeVisitor()
  session.status = 'unknown'
  let chain: Promise<unknown> = Promise.resolve()
  standOn({
    tenant: 'riwaq',
    lang: () => 'ar',
    elsewhere: undefined,
    store,
    now: () => now,
    underLock: (_, work) => {
      const mine = chain.then(work)
      chain = mine.catch(() => undefined)
      return mine
    },
    leaveFor: (address) => left.push(address),
    tellOtherTabs: (event) => told.push(event),
  })
  configureBackend({
    base: '/api',
    tenantName: 'riwaq',
    takesKeys: true,
    token: currentToken,
    renew: renewToken,
    onUnauthorized: () => told.push('unauthorized'),
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  for (const stop of stops.splice(0)) stop()
})
const pathsSent = () => sent.map(({ method, path }) => `${method} ${path}`)

describe('a visitor', () => {
  it('starts with the role client [SESSION-01] [ROLE-02]', async () => {
    expect(await resumeSession()).toBe(false)
    expect(session.role).toBe('client')
    expect(sent).toEqual([])
  })
  it('starts as not logged in [SESSION-02]', async () => {
    await resumeSession()
    expect(session.status).toBe('visitor')
    expect(isLoggedIn()).toBe(false)
  })
})

describe('the sign-in return', () => {
  it('sets the token, fetches the profile, and the visitor is a user [SESSION-03] [ROLE-03]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] }
    expect(await redeemCode('the-code')).toBe(true)
    expect(sent[0]?.body).toEqual({ code: 'the-code' })
    expect(sent[1]).toMatchObject({ path: '/user/profile', authorization: 'Bearer access-1' })
    expect(session).toMatchObject({ role: 'user', status: 'user', user: { userId: 'usr_1' } })
    expect(told).toEqual(['login'])
  })
  it('takes the role from the first entry of the roles [ROLE-01]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok({ ...lina, roles: ['user', 'admin'] })] }
    await redeemCode('c')
    expect(session.role).toBe('user')
  })
  it('leaves whoever has another first role a visitor [ROLE-04]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok({ ...lina, roles: ['client', 'user'] })] }
    await redeemCode('c')
    expect(isLoggedIn()).toBe(false)
    expect(session.status).toBe('visitor')
  })
  it('keeps the login token in the cookie user-token [SESSION-16]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] }
    await redeemCode('c')
    expect(jar.cookie).toBe('user-token=access-1')
  })
  it('gives that cookie SameSite lax [SESSION-17]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] }
    await redeemCode('c')
    expect(jar.written[0]?.toLowerCase().split('; ')).toContain('samesite=lax')
  })
  it('makes that cookie secure [SESSION-18]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] }
    await redeemCode('c')
    expect(jar.written[0]?.toLowerCase().split('; ')).toContain('secure')
  })
  it('logs the user out when the profile fetch fails [SESSION-04]', async () => {
    answers = { '/login/api': [ok(token(1))], '/user/profile': [refusal(403, 'FORBIDDEN')] }
    expect(await redeemCode('c')).toBe(false)
    expect(isLoggedIn()).toBe(false)
    expect(jar.cookie).toBe('')
    expect(disk.names()).toEqual([])
  })
  it('throws on a refused code and changes nothing', async () => {
    answers = { '/login/api': [refusal(401, 'LOGIN_CODE_INVALID')] }
    await expect(redeemCode('used')).rejects.toMatchObject({ code: 'LOGIN_CODE_INVALID' })
    expect(pathsSent()).toEqual(['POST /login/api'])
    expect(jar.cookie).toBe('')
  })
  it('of an auto-login trades the token of the provider', async () => {
    answers = { '/userToken': [ok(token(1))], '/user/profile': [ok(lina)] }
    await tradeToken('partner-token')
    expect(sent[0]?.body).toEqual({ accessToken: 'partner-token' })
    expect(isLoggedIn()).toBe(true)
  })
})

describe('a session that is taken up again', () => {
  const kept = (n: number) => store.keepToken(token(n), lina)

  it('shows who is here before anything is asked, and asks', async () => {
    kept(1)
    answers = { '/user/profile': [ok({ ...lina, name: 'Lina M.' })] }
    const resumed = resumeSession()
    expect(session.user?.name).toBe('Lina')
    await resumed
    expect(session.user?.name).toBe('Lina M.')
  })
  it('refreshes an expired token with the refresh token [SESSION-06]', async () => {
    kept(1)
    now = (epoch + 601) * 1000
    answers = { '/security/token/refresh': [ok(token(2))], '/user/profile': [ok(lina)] }
    expect(await resumeSession()).toBe(true)
    expect(sent[0]).toMatchObject({ path: '/security/token/refresh', body: { refreshToken: 'handle-1' } })
    expect(sent[1]?.authorization).toBe('Bearer access-2')
    expect(jar.cookie).toBe('user-token=access-2')
  })
  it('is over when the refresh is refused [SESSION-05]', async () => {
    kept(1)
    now = (epoch + 601) * 1000
    answers = { '/security/token/refresh': [refusal(401, 'TOKEN_REUSED')] }
    expect(await resumeSession()).toBe(false)
    expect(session).toMatchObject({ role: 'client', status: 'visitor', user: null })
    expect(jar.cookie).toBe('')
  })
  it('and refused then is lost, not left: listeners, other tabs and the next page know which', async () => {
    kept(1)
    now = (epoch + 601) * 1000
    answers = { '/security/token/refresh': [refusal(401, 'TOKEN_EXPIRED')] }
    const heard: unknown[] = []
    stops.push(onLogout((user, how) => void heard.push([user?.userId, how])))
    await resumeSession()
    expect(heard).toEqual([['usr_1', 'lost']])
    expect(told).toEqual(['lost'])
    expect(disk.getItem(endingNote('riwaq'))).toBe('lost')
  })
  it('that another tab ended is not noted once more', async () => {
    kept(1)
    answers = { '/user/profile': [ok(lina)] }
    await resumeSession()
    store.forget()
    const heard: unknown[] = []
    stops.push(onLogout((_, how) => void heard.push(how)))
    await resumeSession()
    expect(isLoggedIn()).toBe(false)
    expect([heard, told, disk.names()]).toEqual([['lost'], [], []])
  })
  it('outlives whatever stands between here and the backend and refuses by itself', async () => {
    kept(1)
    now = (epoch + 601) * 1000
    for (const status of [400, 403, 404, 407, 451]) {
      answers = {
        '/security/token/refresh': [{ status, json: '<h1>Sign in to the network of this train</h1>' }],
      }
      await resumeSession()
      expect(isLoggedIn(), String(status)).toBe(true)
    }
    answers = { '/security/token/refresh': [{ status: 401, json: null }] }
    await resumeSession()
    expect(isLoggedIn()).toBe(false)
  })
  it('counts as logged out with a token but no refresh token [SESSION-07]', async () => {
    jar.cookie = 'user-token=old; path=/'
    expect(await resumeSession()).toBe(false)
    expect(session.status).toBe('visitor')
    expect(jar.cookie).toBe('')
    expect(sent).toEqual([])
  })
  it('goes on offline with the snapshot, fresh or expired: a missing line never logs out', async () => {
    kept(1)
    answers = { '/user/profile': ['offline'], '/security/token/refresh': ['offline'] }
    expect(await resumeSession()).toBe(false)
    expect(isLoggedIn()).toBe(true)
    now = (epoch + 601) * 1000
    expect(await resumeSession()).toBe(true)
    expect(isLoggedIn()).toBe(true)
    expect(jar.cookie).toBe('user-token=access-1')
  })
  it('survives a backend that is out of order', async () => {
    kept(1)
    for (const status of [500, 503, 429, 408]) {
      answers = { '/user/profile': [refusal(status, 'BROKEN')] }
      await resumeSession()
      expect(isLoggedIn(), String(status)).toBe(true)
    }
  })
  it('is asked about again, if nobody answered, until somebody does; other tabs learn of a login only then', async () => {
    store.keepToken(token(1), null)
    answers = { '/user/profile': ['offline'] }
    await resumeSession()
    expect(session.status).toBe('visitor')
    await resumeUnanswered()
    expect(told).toEqual([])
    answers = { '/user/profile': [ok(lina)] }
    await resumeUnanswered()
    expect(isLoggedIn()).toBe(true)
    expect(told).toEqual(['login'])
    sent = []
    await resumeUnanswered()
    expect(sent).toEqual([])
  })
  it('whose token could not be renewed is asked about again as well', async () => {
    kept(0)
    answers = { '/security/token/refresh': ['offline'] }
    await resumeSession()
    answers = {
      '/security/token/refresh': [ok(token(2))],
      '/user/profile': [ok({ ...lina, name: 'Lina M.' })],
    }
    await resumeUnanswered()
    expect(session.user?.name).toBe('Lina M.')
    expect(told).toEqual([])
  })
  it('drops a record that does not fit', async () => {
    disk.setItem('session:riwaq', '{"version":1,"refreshToken":7}')
    expect(await resumeSession()).toBe(false)
    expect(disk.names()).toEqual([])
  })
})

describe('a refused token', () => {
  it('is refreshed once for all calls that wait, and each is repeated', async () => {
    store.keepToken(token(1), lina)
    answers = {
      '/user/profile': [
        refusal(401, 'TOKEN_EXPIRED'),
        refusal(401, 'TOKEN_EXPIRED'),
        refusal(401, 'TOKEN_EXPIRED'),
        ok(lina),
      ],
      '/security/token/refresh': [ok(token(2))],
    }
    const three = await Promise.all([1, 2, 3].map(() => request(getProfile, {})))
    expect(three).toHaveLength(3)
    expect(pathsSent().filter((path) => path === 'POST /security/token/refresh')).toHaveLength(1)
  })
  it('is taken from the other tab that refreshed first', async () => {
    store.keepToken(token(1), lina)
    const renewed = renewToken()
    // Between the wish and the lock another tab writes its token.
    store.keepToken(token(2), lina)
    expect(await renewed).toBe(true)
    expect(sent).toEqual([])
    expect(currentToken()).toBe('access-2')
  })
  it('of one person is not asked again in the name of another who signed in meanwhile', async () => {
    store.keepToken(token(1), lina)
    becomeUser(lina)
    answers = { '/user/profile': [refusal(401, 'TOKEN_EXPIRED'), ok(lina)] }
    const asked = request(getProfile, {})
    store.keepToken(token(2), { ...lina, userId: 'usr_2' })
    await expect(asked).rejects.toMatchObject({ status: 401 })
    expect(pathsSent()).toEqual(['GET /user/profile'])
    expect(currentToken()).toBe('access-2')
  })
  it('that a missing line or a busy backend did not renew is no refusal: who asked may ask again', async () => {
    store.keepToken(token(1), lina)
    answers = {
      '/user/profile': [refusal(401, 'TOKEN_EXPIRED')],
      '/security/token/refresh': [refusal(503, 'UNAVAILABLE')],
    }
    await expect(request(getProfile, {})).rejects.toMatchObject({ status: 503 })
    expect(told).toEqual([])
    expect(currentToken()).toBe('access-1')
  })
  it('is not refreshed for a visitor', async () => {
    answers = { '/user/profile': [refusal(401, 'UNAUTHORIZED')] }
    await expect(request(getProfile, {})).rejects.toMatchObject({ status: 401 })
    expect(pathsSent()).toEqual(['GET /user/profile'])
    expect(told).toEqual(['unauthorized'])
  })
})

describe('listeners', () => {
  const logIn = async () => {
    answers = { ...answers, '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] }
    await redeemCode('c')
  }
  it('of a login run when a user logs in, and not at a reload [SESSION-21]', async () => {
    const heard: string[] = []
    stops.push(
      onLogin((user) => void heard.push(`login ${user.userId}`)),
      onUser((user) => void heard.push(`user ${user.userId}`)),
    )
    await logIn()
    expect(heard).toEqual(['user usr_1', 'login usr_1'])
    await resumeSession()
    expect(heard).toEqual(['user usr_1', 'login usr_1', 'user usr_1'])
  })
  it('of an arrival run before anything is opened for whoever came', async () => {
    const heard: unknown[] = []
    stops.push(beforeUser((user) => void heard.push([user.userId, session.user, store.read()?.user])))
    await logIn()
    expect(heard).toEqual([['usr_1', null, null]])
    expect(session.user?.userId).toBe('usr_1')
  })
  it('of a logout run when a user logs out, with who it was [SESSION-22]', async () => {
    const heard: unknown[] = []
    await logIn()
    stops.push(onLogout((user, how) => void heard.push([user?.userId, how])))
    answers['/logout'] = [ok({ redirectUrl: '/oidc/session/end?x' })]
    await logOut('/ar/music')
    expect(heard).toEqual([['usr_1', 'logout']])
    expect(sent.at(-1)).toMatchObject({ path: '/logout', body: { redirectUrl: '/ar/music', lang: 'ar' } })
    expect(left).toEqual(['/oidc/session/end?x'])
    expect(isLoggedIn()).toBe(false)
  })
  it('each get their turn when one fails', async () => {
    const heard: string[] = []
    const said = console.error
    const errors: unknown[] = []
    console.error = (...what: unknown[]) => void errors.push(what)
    stops.push(
      onLogin(() => Promise.reject(new Error('broken'))),
      onLogin(() => void heard.push('second')),
    )
    await logIn().finally(() => (console.error = said))
    expect(heard).toEqual(['second'])
    expect(errors).toHaveLength(1)
  })
  it("log a failed logout as 'Error logout' and go on: this device is logged out [ERR-53]", async () => {
    await logIn()
    const said = console.error
    const lines: unknown[][] = []
    console.error = (...what: unknown[]) => void lines.push(what)
    answers['/logout'] = [refusal(500, 'INTERNAL')]
    await logOut('/').finally(() => (console.error = said))
    expect(lines[0]?.[0]).toBe('Error logout')
    expect(isLoggedIn()).toBe(false)
    expect(jar.cookie).toBe('')
    expect(told).toEqual(['login', 'logout'])
  })
})
