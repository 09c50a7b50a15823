import { notifyLogout } from '../session/session-listeners.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { restoreDraftsAfterLogin, saveDraftsOverLogin, setDraftsAside } from './drafts-over-login.ts'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'

const name = 'profile-info'
const typed = { name: 'Lina', lastName: 'Had' }
/** The page is left and loaded anew: memory is empty, the tab's storage is not. */
const leaveAsLina = (now = 0) => {
  writeDraft(name, typed)
  saveDraftsOverLogin('riwaq', 'usr_lina', now)
  dropDraft(name)
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage())
  dropDraft(name)
})

describe('what was typed before the login is confirmed at another provider', () => {
  it('stands in the form again when the same user comes back', () => {
    leaveAsLina()
    restoreDraftsAfterLogin('riwaq', 'usr_lina', 60_000)
    expect(readDraft(name)).toEqual(typed)
  })
  it('is nobody else’s, and gone once somebody has come back', () => {
    leaveAsLina()
    restoreDraftsAfterLogin('riwaq', 'usr_omar', 60_000)
    expect(readDraft(name)).toEqual({})
    restoreDraftsAfterLogin('riwaq', 'usr_lina', 60_000)
    expect(readDraft(name)).toEqual({})
    expect(sessionStorage.length).toBe(0)
  })
  it('is forgotten after half an hour, and where it is damaged', () => {
    leaveAsLina()
    restoreDraftsAfterLogin('riwaq', 'usr_lina', 30 * 60_000 + 1)
    expect(readDraft(name)).toEqual({})
    sessionStorage.setItem('drafts:riwaq', '{"user":"usr_lina"')
    restoreDraftsAfterLogin('riwaq', 'usr_lina', 1)
    expect(readDraft(name)).toEqual({})
  })
})

describe('what was typed when the session was lost', () => {
  it('is on no page any more, and stands in the form again when the same user signs in', async () => {
    writeDraft(name, typed)
    const user = { userId: 'usr_lina', UUID: 'usr_lina', name: 'Lina', lastName: '', email: '' }
    await notifyLogout({ ...user, roles: ['user'], userInformation: {} }, 'lost')
    setDraftsAside('riwaq', 'usr_lina', 0)
    expect(readDraft(name)).toEqual({})
    restoreDraftsAfterLogin('riwaq', 'usr_lina', 60_000)
    expect(readDraft(name)).toEqual(typed)
  })
})
