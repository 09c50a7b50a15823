import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureBackend } from '../../api/backend.ts'
import type { Profile } from '../../contract/session.ts'
import { clientParts } from '../../api/backend.fixture.ts'
import { notifyLogin, notifyLogout } from '../session/session-listeners.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'
import { followUserData } from './user-data.ts'

const person = (userId: string): Profile => ({
  roles: ['user'],
  UUID: userId,
  userId,
  name: userId,
  lastName: '',
  email: '',
  userInformation: {},
})
const realFetch = globalThis.fetch
let sent: string[]
let stop: () => void

beforeEach(() => {
  sent = []
  globalThis.fetch = (address) => {
    sent.push(String(address).replace(/\?.*/, ''))
    return Promise.resolve(Response.json([]))
  }
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  stop = followUserData(new QueryClient(), () => ({ tenant: 'riwaq', lang: 'en', maxRating: 60 }))
})
afterEach(() => {
  stop()
  becomeVisitor()
  globalThis.fetch = realFetch
})

const arrive = async (userId: string) => {
  becomeUser(person(userId))
  await notifyLogin(person(userId))
}
const leave = async () => {
  becomeVisitor()
  await notifyLogout(person('usr_1'), 'logout')
}

describe('when the user changes', () => {
  it('the subscription types are loaded anew: at login, at logout, at the next login', async () => {
    for (const change of [() => arrive('usr_1'), leave, () => arrive('usr_2')]) {
      sent = []
      await change()
      expect(sent).toContain('/api/subscription/type')
    }
  })
  it('the data of the user are loaded anew for each one', async () => {
    await arrive('usr_1')
    expect(sent).toContain('/api/subscription')
    sent = []
    await arrive('usr_2')
    expect(sent).toContain('/api/subscription')
  })
  it('the subscriptions of a guest are not requested [ROLE-20]', async () => {
    await arrive('usr_1')
    sent = []
    await leave()
    expect(sent).toEqual(['/api/subscription/type'])
  })
})
