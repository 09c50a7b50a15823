import { describe, expect, vi } from 'vitest'
import { deleteAccount as call } from '../../contract/account-data.ts'
import { it, ok, refusal } from '../session/session-actions.fixture.ts'
import { renewToken } from '../session/session-actions.ts'
import { lina } from '../session/session.fixture.ts'
import { becomeUser, session } from '../session/session.ts'
import { deleteAccount } from './delete-account.ts'

const path = '/user/profile'

describe('deleting the account', () => {
  it('sends where to return and the language, then ends the session in all tabs as a logout does [CALL-USER-03]', async ({
    world: { answer, sent, store, storeSession, notifications, left },
  }) => {
    storeSession(1)
    becomeUser(lina)
    answer({ [path]: [ok({ redirectionUrl: '/oidc/session/end' })] })
    expect(await deleteAccount('/de')).toBe('deleted')
    expect(sent).toMatchObject([
      {
        method: call.method,
        path,
        body: { redirectionUrl: '/de', lang: 'ar' },
        authorization: 'Bearer access-1',
      },
    ])
    expect([session.user, store.token(), store.read()]).toEqual([null, null, null])
    expect([notifications, left]).toEqual([['logout'], ['/oidc/session/end']])
  })

  it.for([refusal(500, 'INTERNAL'), refusal(403, 'FORBIDDEN'), 'offline'] as const)(
    'that fails is logged and swallowed, and nothing is lost [ERR-52]',
    async (failure, { world: { answer, store, storeSession, notifications, left } }) => {
      const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
      storeSession(1)
      becomeUser(lina)
      answer({ [path]: [failure] })
      expect(await deleteAccount('/')).toBe('failed')
      expect(log.mock.calls.map(([text]) => text as unknown)).toEqual(['Error while deleting user account'])
      expect([session.user?.userId, store.token()]).toEqual([lina.userId, 'access-1'])
      expect([notifications, left]).toEqual([[], []])
      log.mockRestore()
    },
  )

  it('that was not confirmed by a login is no failure', async ({ world: { answer, storeSession } }) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    storeSession(1)
    becomeUser(lina)
    answer({ [path]: [refusal(403, 'STEP_UP_REQUIRED')] })
    expect(await deleteAccount('/')).toBe('unconfirmed')
    expect(log).not.toHaveBeenCalled()
    expect(session.user?.userId).toBe(lina.userId)
    log.mockRestore()
  })
})

describe('an account that was deleted on another device', () => {
  it('takes with it what this device holds, and the page that stays says why', async ({
    world: { answer, disk, store, storeSession, notifications },
  }) => {
    storeSession(1)
    becomeUser(lina)
    answer({ '/security/token/refresh': [refusal(401, 'ACCOUNT_GONE')] })
    expect(await renewToken()).toBe(false)
    expect([session.user, store.token()]).toEqual([null, null])
    // Not 'lost', after which downloads wait for their owner.
    expect(notifications).toEqual(['logout'])
    expect(disk.getItem('ending:riwaq')).toBe('gone')
  })
})
