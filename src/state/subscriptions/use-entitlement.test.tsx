import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { SubscriptionType, UserSubscription } from '../../contract/subscriptions.ts'
import type { EntitledItem } from '../../domain/entitlement.ts'
import { PortalProvider } from '../portal/portal.tsx'
import { becomeUser, becomeVisitor, session } from '../session/session.ts'
import { type ItemEntitlement, useEntitlement } from './use-entitlement.ts'
import { useHeldPlanIds } from './use-subscriptions.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const plan = (id: number, amount: number): SubscriptionType => ({
  id,
  name: `Plan ${id}`,
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount, currency: 'EUR' },
  contingents: [{ amount: 1, contentTypes: ['ARTICLE', 'FULL_TRACK_MUSIC'] }],
})
const held = (change: Partial<UserSubscription> = {}): UserSubscription => ({
  id: 1,
  typeId: 1,
  state: 'ACTIVE',
  subState: null,
  active: true,
  endDate: '2126-01-01T00:00:00.000Z',
  nextRenewalDate: null,
  ...change,
})

let client = new QueryClient()
beforeEach(() => {
  client = new QueryClient()
  session.status = 'unknown'
  session.user = null
})
const knowPlans = () =>
  void client.setQueryData(subscriptionTypesQuery(scope).queryKey, [plan(1, 9), plan(2, 4)])
const logIn = (subscriptions?: UserSubscription[], role = 'user') => {
  becomeUser({
    userId: 'usr_1',
    UUID: 'u',
    roles: [role],
    name: 'Lina',
    lastName: 'Haddad',
    email: 'l@a.example',
    userInformation: {},
  })
  const { queryKey } = userSubscriptionsQuery({ tenant: 'riwaq', user: 'usr_1' })
  if (subscriptions) client.setQueryData(queryKey, subscriptions)
}

const rendered = <T,>(use: () => T): T => {
  let result: { value: T } | undefined
  const Probe = () => {
    result = { value: use() }
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PortalProvider
        value={{
          tenant: { name: 'riwaq' } as PublicTenant,
          lang: 'en',
          maxRating: 60,
          build: 'x',
          elsewhere: undefined,
        }}
      >
        <Probe />
      </PortalProvider>
    </QueryClientProvider>,
  )
  return result?.value ?? expect.unreachable('nothing was rendered')
}
const entitlement = (item: EntitledItem, withPrice = false): ItemEntitlement =>
  rendered(() => useEntitlement(item, { withPrice }))
const song = { kind: 'track' } as const
const article = { kind: 'article', premium: true } as const

describe('the entitlement that the page shows', () => {
  it('is unknown before it is known who is here, with what a guest is offered', () => {
    knowPlans()
    const { price, ...rest } = entitlement(article, true)
    expect(rest).toEqual({ access: 'unknown', until: null, action: 'signIn' })
    expect(price?.id).toBe(2)
  })
  it('leads a guest to the sign-in, without asking for plans', () => {
    becomeVisitor()
    expect(entitlement(song)).toEqual({ access: 'none', until: null, action: 'signIn', price: null })
  })
  it('is unknown for a user while plans or subscriptions are missing, and asks for no sign-in', () => {
    logIn()
    const unknown = { access: 'unknown', action: null }
    expect(entitlement(song)).toMatchObject(unknown)
    knowPlans()
    expect(entitlement(song)).toMatchObject(unknown)
    logIn([])
    expect(entitlement(song)).toMatchObject({ access: 'preview', action: 'choosePlan' })
  })
  it('is full with a plan, until that ends, and has no price', () => {
    knowPlans()
    logIn([held()])
    expect(entitlement(article, true)).toEqual({
      access: 'full',
      until: '2126-01-01T00:00:00.000Z',
      action: 'open',
      price: null,
    })
  })
  it('has the price of the cheapest plan that opens the item, where it is shown', () => {
    knowPlans()
    logIn([held({ state: 'REQUESTED' })])
    expect(entitlement(article, true).price?.id).toBe(2)
    expect(entitlement(article).price).toBeNull()
    expect(entitlement({ kind: 'video', premium: true }, true).price).toBeNull()
  })
  it('forgets the plans of a user who has left', () => {
    knowPlans()
    logIn([held()])
    becomeVisitor()
    expect(entitlement(song)).toMatchObject({ access: 'none', action: 'signIn' })
  })
})

describe('the role of a visitor', () => {
  it('opens nothing, whatever plans the account has', () => {
    knowPlans()
    logIn([held()], 'client')
    expect(entitlement(song)).toMatchObject({ access: 'none', action: 'signIn' })
  })
})

describe('the plans that are called the user’s', () => {
  const held1 = (change: Partial<UserSubscription>) => {
    logIn([held(change)])
    return rendered(useHeldPlanIds)
  }
  it('are the open ones, a cancelled one until its end [SUBS-08]', () => {
    expect([held1({}), held1({ state: 'CANCELED' })]).toEqual([[1], [1]])
    expect(held1({ endDate: '2020-01-01T00:00:00.000Z' })).toEqual([])
  })
  it('are none that are inactive [SUBS-09]', () => {
    expect(held1({ state: 'INACTIVE' })).toEqual([])
  })
  it('are none that are pending, requested or unpaid [SUBS-10, SUBS-11]', () => {
    expect([held1({ state: 'REQUESTED' }), held1({ subState: 'PENDING' })]).toEqual([[], []])
  })
  it('are none of a guest', () => {
    logIn([held()])
    becomeVisitor()
    expect(rendered(useHeldPlanIds)).toEqual([])
  })
})
