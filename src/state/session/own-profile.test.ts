/** Two tabs of one person: what one changes, the other shows without asking the backend. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeOwnProfile, followOwnProfile, shareProfileWith } from './own-profile.ts'
import { createSessionRecord } from './session-record.ts'
import { createDisk, createJar, lina, token } from './session.fixture.ts'
import { becomeUser, becomeVisitor, session } from './session.ts'

let announced: string[]
const disk = createDisk()
const store = createSessionRecord('riwaq', disk, createJar())
beforeEach(() => {
  announced = []
  store.keepToken(token(1), lina)
  becomeUser(lina)
  shareProfileWith({ store, notifyOtherTabs: (event) => announced.push(event) })
})
afterEach(() => becomeVisitor())

const changed = { ...lina, name: 'Léa', userInformation: { avatar: 'avt_moon' } }

describe('the own profile', () => {
  it('is shown here, stored for a reload and sent to the other tabs at once', () => {
    changeOwnProfile(changed)
    expect(session.user).toEqual(changed)
    expect(store.read()?.user).toEqual(changed)
    expect(announced).toEqual(['profile'])
  })
  it('of another tab is shown here', () => {
    store.keepUser(changed)
    followOwnProfile()
    expect(session.user).toEqual(changed)
    expect(announced).toEqual([])
  })
  it('of somebody else, who signed in there meanwhile, is not', () => {
    store.keepUser({ ...changed, userId: 'usr_2' })
    followOwnProfile()
    expect(session.user).toEqual(lina)
  })
  it('is not announced by a page without a person', () => {
    becomeVisitor()
    changeOwnProfile(changed)
    followOwnProfile()
    expect([session.user, announced]).toEqual([null, []])
  })
})
