/** Listeners are called once for each login and logout, with a name. */
import { describe, expect, onTestFinished } from 'vitest'
import { it, ok, refusal } from './session-actions.fixture.ts'
import { logOut, resumeSession } from './session-actions.ts'
import { beforeUser, onLogin, onLogout, onUser } from './session-listeners.ts'
import { isLoggedIn, session } from './session.ts'

describe('session listeners', () => {
  it('of a login run when a user logs in, and not at a reload [SESSION-21]', async ({
    world: { signIn },
  }) => {
    const heard: string[] = []
    onTestFinished(onLogin((user) => void heard.push(`login ${user.userId}`)))
    onTestFinished(onUser((user) => void heard.push(`user ${user.userId}`)))
    await signIn()
    expect(heard).toEqual(['user usr_1', 'login usr_1'])
    await resumeSession()
    expect(heard).toEqual(['user usr_1', 'login usr_1', 'user usr_1'])
  })
  it('of a changed user run before anything is opened for them', async ({ world: { store, signIn } }) => {
    const heard: unknown[] = []
    onTestFinished(beforeUser((user) => void heard.push([user.userId, session.user, store.read()?.user])))
    await signIn()
    expect(heard).toEqual([['usr_1', null, null]])
    expect(session.user?.userId).toBe('usr_1')
  })
  it('of a logout run when a user logs out, with who it was [SESSION-22]', async ({
    world: { answer, sent, left, signIn },
  }) => {
    const heard: unknown[] = []
    await signIn()
    onTestFinished(onLogout((user, how) => void heard.push([user?.userId, how])))
    answer({ '/logout': [ok({ redirectUrl: '/oidc/session/end?x' })] })
    await logOut('/ar/music')
    expect(heard).toEqual([['usr_1', 'logout']])
    expect(sent.at(-1)).toMatchObject({ path: '/logout', body: { redirectUrl: '/ar/music', lang: 'ar' } })
    expect(left).toEqual(['/oidc/session/end?x'])
    expect(isLoggedIn()).toBe(false)
  })
  it('each run when one fails', async ({ world: { signIn } }) => {
    const heard: string[] = []
    const realError = console.error
    const errors: unknown[] = []
    console.error = (...what: unknown[]) => void errors.push(what)
    onTestFinished(onLogin(() => Promise.reject(new Error('broken'))))
    onTestFinished(onLogin(() => void heard.push('second')))
    await signIn().finally(() => (console.error = realError))
    expect(heard).toEqual(['second'])
    expect(errors).toHaveLength(1)
  })
  it("log a failed logout as 'Error logout' and go on: this device is logged out [ERR-53]", async ({
    world: { answer, notifications, jar, signIn },
  }) => {
    await signIn()
    const realError = console.error
    const lines: unknown[][] = []
    console.error = (...what: unknown[]) => void lines.push(what)
    answer({ '/logout': [refusal(500, 'INTERNAL')] })
    await logOut('/').finally(() => (console.error = realError))
    expect(lines[0]?.[0]).toBe('Error logout')
    expect(isLoggedIn()).toBe(false)
    expect(jar.cookie).toBe('')
    expect(notifications).toEqual(['login', 'logout'])
  })
})
