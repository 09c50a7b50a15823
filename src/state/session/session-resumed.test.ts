/** Who was here still is when a page comes, until the backend itself says no. */
import { describe, expect, onTestFinished, vi } from 'vitest'
import { localKeys } from '../../contract/storage-names.ts'
import { it, ok, refusal } from './session-actions.fixture.ts'
import { changeOwnProfile, shareProfileWith } from './own-profile.ts'
import { resumeSession, resumeUnanswered } from './session-actions.ts'
import { beforeUser, onLogout } from './session-listeners.ts'
import { lina, token } from './session.fixture.ts'
import { isLoggedIn, session } from './session.ts'

describe('a guest', () => {
  it('is a client who is not logged in before anything was looked up [SESSION-01] [SESSION-02] [ROLE-02]', async () => {
    vi.resetModules()
    const fresh = await import('./session.ts')
    vi.resetModules()
    expect(fresh.session).toMatchObject({ role: 'client', user: null })
    expect(fresh.isLoggedIn()).toBe(false)
  })
  it('starts with the role client [SESSION-01] [ROLE-02]', async ({ world: { sent } }) => {
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

describe('a resumed session', () => {
  it('shows the user before any request, and then verifies', async ({ world: { answer, storeSession } }) => {
    storeSession(1)
    answer({ '/user/profile': [ok({ ...lina, name: 'Lina M.' })] })
    const resumed = resumeSession()
    expect(session.user?.name).toBe('Lina')
    await resumed
    expect(session.user?.name).toBe('Lina M.')
  })
  it('keeps what is changed in the profile while the backend is asked for it', async ({
    world: { answer, store, storeSession },
  }) => {
    storeSession(1)
    answer({ '/user/profile': [ok(lina)] })
    const resumed = resumeSession()
    shareProfileWith({ store, notifyOtherTabs: () => undefined })
    changeOwnProfile({ ...lina, email: 'lina@new.example' })
    await resumed
    expect(session.user?.email).toBe('lina@new.example')
    expect(store.read()?.user?.email).toBe('lina@new.example')
  })
  it('keeps what is changed in the profile while the answer is prepared for', async ({
    world: { answer, store, storeSession },
  }) => {
    storeSession(1)
    answer({ '/user/profile': [ok(lina)] })
    shareProfileWith({ store, notifyOtherTabs: () => undefined })
    onTestFinished(beforeUser(() => changeOwnProfile({ ...lina, email: 'lina@new.example' })))
    await resumeSession()
    expect(session.user?.email).toBe('lina@new.example')
  })
  it('refreshes an expired token with the refresh token [SESSION-06]', async ({
    world: { answer, sent, jar, storeSession, tokenEnds },
  }) => {
    storeSession(1)
    tokenEnds()
    answer({ '/security/token/refresh': [ok(token(2))], '/user/profile': [ok(lina)] })
    expect(await resumeSession()).toBe(true)
    expect(sent[0]).toMatchObject({ path: '/security/token/refresh', body: { refreshToken: 'handle-1' } })
    expect(sent[1]?.authorization).toBe('Bearer access-2')
    expect(jar.cookie).toBe('user-token=access-2')
  })
  it('ends when the refresh is refused [SESSION-05]', async ({
    world: { answer, jar, storeSession, tokenEnds },
  }) => {
    storeSession(1)
    tokenEnds()
    answer({ '/security/token/refresh': [refusal(401, 'TOKEN_REUSED')] })
    expect(await resumeSession()).toBe(false)
    expect(session).toMatchObject({ role: 'client', status: 'visitor', user: null })
    expect(jar.cookie).toBe('')
  })
  it('and is refused is lost, not left: listeners, other tabs and the next page are notified', async ({
    world: { answer, notifications, disk, storeSession, tokenEnds },
  }) => {
    storeSession(1)
    tokenEnds()
    answer({ '/security/token/refresh': [refusal(401, 'TOKEN_EXPIRED')] })
    const heard: unknown[] = []
    onTestFinished(onLogout((user, how) => void heard.push([user?.userId, how])))
    await resumeSession()
    expect(heard).toEqual([['usr_1', 'lost']])
    expect(notifications).toEqual(['lost'])
    expect(disk.getItem(localKeys.sessionEnding('riwaq'))).toBe('lost')
  })
  it('that another tab ended is not recorded once more', async ({
    world: { answer, notifications, disk, store, storeSession },
  }) => {
    storeSession(1)
    answer({ '/user/profile': [ok(lina)] })
    await resumeSession()
    store.forget()
    const heard: unknown[] = []
    onTestFinished(onLogout((_, how) => void heard.push(how)))
    await resumeSession()
    expect(isLoggedIn()).toBe(false)
    expect([heard, notifications, disk.names()]).toEqual([['lost'], [], []])
  })
  it('survives refusals by an intermediary', async ({ world: { answer, storeSession, tokenEnds } }) => {
    storeSession(1)
    tokenEnds()
    for (const status of [400, 403, 404, 407, 451]) {
      answer({
        '/security/token/refresh': [{ status, json: '<h1>Sign in to the network of this train</h1>' }],
      })
      await resumeSession()
      expect(isLoggedIn(), String(status)).toBe(true)
    }
    answer({ '/security/token/refresh': [{ status: 401, json: null }] })
    await resumeSession()
    expect(isLoggedIn()).toBe(false)
  })
  it('counts as logged out with a token but no refresh token [SESSION-07]', async ({
    world: { sent, jar },
  }) => {
    jar.cookie = 'user-token=old; path=/'
    expect(await resumeSession()).toBe(false)
    expect(session.status).toBe('visitor')
    expect(jar.cookie).toBe('')
    expect(sent).toEqual([])
  })
  it('continues offline with the snapshot, fresh or expired: being offline never logs out', async ({
    world: { answer, jar, storeSession, tokenEnds },
  }) => {
    storeSession(1)
    answer({ '/user/profile': ['offline'], '/security/token/refresh': ['offline'] })
    expect(await resumeSession()).toBe(false)
    expect(isLoggedIn()).toBe(true)
    tokenEnds()
    expect(await resumeSession()).toBe(true)
    expect(isLoggedIn()).toBe(true)
    expect(jar.cookie).toBe('user-token=access-1')
  })
  it('survives a failing backend', async ({ world: { answer, storeSession } }) => {
    storeSession(1)
    for (const status of [500, 503, 429, 408]) {
      answer({ '/user/profile': [refusal(status, 'BROKEN')] })
      await resumeSession()
      expect(isLoggedIn(), String(status)).toBe(true)
    }
  })
  it('is verified again until a backend answers; other tabs learn of a login only then', async ({
    world: { answer, sent, notifications, store },
  }) => {
    store.keepToken(token(1), null)
    answer({ '/user/profile': ['offline'] })
    await resumeSession()
    expect(session.status).toBe('visitor')
    await resumeUnanswered()
    expect(notifications).toEqual([])
    answer({ '/user/profile': [ok(lina)] })
    await resumeUnanswered()
    expect(isLoggedIn()).toBe(true)
    expect(notifications).toEqual(['login'])
    sent.splice(0)
    await resumeUnanswered()
    expect(sent).toEqual([])
  })
  it('whose token could not be refreshed is verified again as well', async ({
    world: { answer, notifications, storeSession },
  }) => {
    storeSession(0)
    answer({ '/security/token/refresh': ['offline'] })
    await resumeSession()
    answer({
      '/security/token/refresh': [ok(token(2))],
      '/user/profile': [ok({ ...lina, name: 'Lina M.' })],
    })
    await resumeUnanswered()
    expect(session.user?.name).toBe('Lina M.')
    expect(notifications).toEqual([])
  })
  it('drops an invalid record', async ({ world: { disk } }) => {
    disk.setItem('session:riwaq', '{"version":1,"refreshToken":7}')
    expect(await resumeSession()).toBe(false)
    expect(disk.names()).toEqual([])
  })
})
