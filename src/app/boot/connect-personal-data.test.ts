import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { Profile } from '../../contract/session.ts'
import { lina } from '../../state/session/session.fixture.ts'

// The page is connected once; no other test's page is.
vi.resetModules()
const { configureBackend } = await import('../../api/backend.ts')
const { subscriptionTypesQuery, userSubscriptionsQuery } = await import('../../api/subscriptions.ts')
const { notifyLogin, notifyLogout } = await import('../../state/session/session-listeners.ts')
const { becomeVisitor, session } = await import('../../state/session/session.ts')
const { connectPersonalData } = await import('./connect-personal-data.ts')
afterAll(() => void vi.resetModules())

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const client = new QueryClient()
const omar = { ...lina, userId: 'usr_2' }
/** Increases with each answer, so that old data is told from new. */
let answered = 0

const planNow = () => ({
  id: ++answered,
  name: 'Plan',
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount: 5, currency: 'EUR' },
  contingents: [],
})
const subscriptionNow = () => ({
  id: ++answered,
  typeId: 1,
  state: 'ACTIVE',
  subState: null,
  active: true,
  endDate: null,
  nextRenewalDate: null,
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (address: string) => {
    if (address.startsWith('/api/subscription/type')) return Promise.resolve(Response.json([planNow()]))
    if (address.startsWith('/api/subscription?')) return Promise.resolve(Response.json([subscriptionNow()]))
    return Promise.resolve(Response.json({}, { status: 404 }))
  })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
})
afterEach(() => {
  becomeVisitor()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plansShown = () => client.getQueryData(subscriptionTypesQuery(scope).queryKey)?.[0]?.id ?? 0
const subscriptionShown = (user: string) =>
  client.getQueryData(userSubscriptionsQuery({ tenant: 'riwaq', user }).queryKey)?.[0]?.id ?? 0

describe('once the page is connected, a change of the user', () => {
  connectPersonalData(client, { name: 'riwaq', features: {} } as PublicTenant, () => scope)
  // Before its status is known no player starts for a user, which needs a browser.
  const logIn = (user: Profile) => {
    Object.assign(session, { role: 'user', user, status: 'unknown' })
    return notifyLogin(user)
  }
  const logOut = () => {
    becomeVisitor()
    return notifyLogout(lina, 'logout')
  }
  it('loads the subscription types anew: a login, a logout, the next login [SESSION-08]', async () => {
    for (const change of [() => logIn(lina), logOut, () => logIn(omar)]) {
      const before = answered
      await change()
      expect(plansShown()).toBeGreaterThan(before)
    }
  })
  it('loads the data of the user anew, each user their own [SESSION-09]', async () => {
    for (const user of [lina, omar, lina]) {
      const before = answered
      await logIn(user)
      expect(subscriptionShown(user.userId)).toBeGreaterThan(before)
    }
  })
})
