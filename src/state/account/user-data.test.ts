import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import type { Profile } from '../../contract/session.ts'
import { lina } from '../session/session.fixture.ts'
import { notifyLogin, notifyLogout } from '../session/session-listeners.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'
import { followUserData } from './user-data.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const omar = { ...lina, userId: 'usr_2' }

let client: QueryClient
let sent: string[]
/** Increases with each answer, which distinguishes old data from new. */
let answered: number
let stop: () => void

const plan = () => ({
  id: ++answered,
  name: 'Plan',
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount: 5, currency: 'EUR' },
  contingents: [],
})
const subscription = () => ({
  id: ++answered,
  typeId: 1,
  state: 'ACTIVE',
  subState: null,
  active: true,
  endDate: null,
  nextRenewalDate: null,
})

beforeEach(() => {
  ;[client, sent, answered] = [new QueryClient(), [], 0]
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address.replace(/\?.*/, ''))
    const isPlan = address.startsWith('/api/subscription/type')
    return Promise.resolve(Response.json([isPlan ? plan() : subscription()]))
  })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  stop = followUserData(client, () => scope)
})
afterEach(() => {
  stop()
  becomeVisitor()
  vi.unstubAllGlobals()
})

const arrive = async (user: Profile) => {
  becomeUser(user)
  await notifyLogin(user)
}
const leave = async () => {
  becomeVisitor()
  await notifyLogout(lina, 'logout')
}
const planShown = () => client.getQueryData(subscriptionTypesQuery(scope).queryKey)?.[0]?.id ?? 0
const subscriptionShown = ({ userId: user }: Profile) =>
  client.getQueryData(userSubscriptionsQuery({ tenant: 'riwaq', user }).queryKey)?.[0]?.id ?? 0

describe('when the user changes', () => {
  it('the subscription types are loaded anew: at login, at logout, at the next login [SESSION-08]', async () => {
    for (const change of [() => arrive(lina), leave, () => arrive(omar)]) {
      const before = answered
      await change()
      expect(planShown()).toBeGreaterThan(before)
    }
  })
  it('the data of the user are loaded anew, for each their own [SESSION-09]', async () => {
    for (const user of [lina, omar, lina]) {
      const before = answered
      await arrive(user)
      expect(subscriptionShown(user)).toBeGreaterThan(before)
    }
  })
  it('the subscriptions of a guest are not requested [ROLE-20]', async () => {
    await arrive(lina)
    sent = []
    await leave()
    expect(sent).toEqual(['/api/subscription/type'])
  })
})
