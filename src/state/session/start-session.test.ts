/** The session's step of the boot. */
import { subscribe } from 'valtio'
import { describe, expect, it, vi } from 'vitest'
import { logOut } from './session-actions.ts'
import { onLogout } from './session-listeners.ts'
import { becomeUser, becomeVisitor, isLoggedIn, session } from './session.ts'
import { boot, lina, openBrowser, pathsSent, start, tenant, bootEachTest } from './start-session.fixture.ts'

bootEachTest()

describe('the boot of the session', () => {
  it('reads the parameter code, redeems it and takes it out of the address [SESSION-19]', async () => {
    openBrowser('http://klang.localhost/en/music?x=1&code=abc#top')
    await start()
    expect(boot.sent[0]).toEqual({ path: '/login/api', body: { code: 'abc' } })
    expect(boot.address).toBe('http://klang.localhost/en/music?x=1#top')
    expect(isLoggedIn()).toBe(true)
  })
  it('runs only that step while code is in the address: no auto-login, not even after a refused code [SESSION-13] [AMBIG-030]', async () => {
    openBrowser('http://klang.localhost/?code=abc', { 'klang-sso': 'partner' })
    await start()
    expect(pathsSent()).toEqual(['/login/api', '/user/profile'])
    becomeVisitor()
    ;[boot.sent, boot.codeStatus] = [[], 401]
    openBrowser('http://klang.localhost/?code=used', { 'klang-sso': 'partner' })
    await start()
    expect(pathsSent()).toEqual(['/login/api'])
    expect(isLoggedIn()).toBe(false)
  })
  it('reports a refused code, once, and continues as a guest', async () => {
    openBrowser('http://klang.localhost/?code=used')
    boot.codeStatus = 401
    await start()
    expect(boot.failures).toHaveLength(1)
    expect(session.status).toBe('visitor')
    expect(boot.address).toBe('http://klang.localhost/')
  })
  it('reports a login without a profile, and asks again on the next connection', async () => {
    for (const sign of ['online', 'visibilitychange']) {
      openBrowser('http://klang.localhost/?code=abc')
      ;[boot.failures, boot.profileStatus] = [[], 503]
      becomeVisitor()
      await start()
      expect(boot.failures).toHaveLength(1)
      expect(session.status).toBe('visitor')
      boot.profileStatus = 200
      boot.heard.get(sign)?.()
      await vi.waitFor(() => expect(session.status).toBe('user'))
      // Once is enough: a known user is not requested again.
      boot.sent = []
      boot.heard.get(sign)?.()
      expect(boot.sent).toEqual([])
    }
  })
  it('reports a login whose profile is refused, and stores nothing of it', async () => {
    openBrowser('http://klang.localhost/?code=abc')
    boot.profileStatus = 403
    await start()
    expect(boot.failures).toHaveLength(1)
    expect(boot.cookies.size).toBe(0)
    expect(session.status).toBe('visitor')
    boot.sent = []
    boot.heard.get('online')?.()
    expect(boot.sent).toEqual([])
  })
  it("takes the name of the provider cookie from the tenant's configuration [SESSION-15] [AMBIG-031]", async () => {
    openBrowser('http://klang.localhost/', { 'klang-sso': 'partner-token', 'nour-sso': 'other' })
    await start()
    expect(boot.sent[0]).toEqual({ path: '/userToken', body: { accessToken: 'partner-token' } })
    expect(isLoggedIn()).toBe(true)
    boot.sent = []
    openBrowser('http://klang.localhost/', { 'klang-sso': 'partner-token' })
    becomeVisitor()
    await start({ ...tenant, autoLoginCookie: 'another-cookie' })
    expect(boot.sent).toEqual([])
  })
  it('does not auto-login a user, a token holder, or without a provider session [SESSION-11] [SESSION-12]', async () => {
    const partner = { 'klang-sso': 'partner-token' }
    const asks = async (cookie: Record<string, string>, isUser = false) => {
      openBrowser('http://klang.localhost/', cookie)
      becomeVisitor()
      if (isUser) becomeUser(lina)
      boot.sent = []
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
    openBrowser('http://klang.localhost/')
    for (const backend of ['/api', 'https://backend.example/v1', '/backend']) {
      await start(tenant, backend)
      await logOut('/x?y=1')
    }
    const logoutBodies = boot.sent.filter(({ path }) => path === '/logout').map(({ body }) => body)
    expect(logoutBodies).toEqual([
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
      openBrowser('http://klang.localhost/?code=abc')
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
      openBrowser(href, cookie)
      becomeVisitor()
      session.status = 'unknown'
      const notified: string[] = []
      const stop = subscribe(session, () => void notified.push(session.status), true)
      await start()
      stop()
      // A visitor for a moment would be sent away from where the person is let in.
      expect(notified).not.toContain('visitor')
      expect(session.status).toBe('user')
    }
  })
  it('publishes the user once translations are loaded; a guest waits for none', async () => {
    const never = new Promise<void>(() => {})
    openBrowser('http://klang.localhost/')
    await start(tenant, '/api', never)
    expect(session.status).toBe('visitor')
    openBrowser('http://klang.localhost/?code=abc')
    await start()
    becomeVisitor()
    session.status = 'unknown'
    let letCome = () => {}
    const started = start(tenant, '/api', new Promise<void>((done) => (letCome = done)))
    expect(session.status).toBe('unknown')
    letCome()
    await started
    expect(session.status).toBe('user')
    // What a user's first frame shows is read before; for a guest there is nothing to read.
    expect(boot.restored).toEqual(['usr_1 unknown'])
  })
})
