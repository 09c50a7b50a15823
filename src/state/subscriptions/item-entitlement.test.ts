import { describe, expect, it } from 'vitest'
import type { SubscriptionType, UserSubscription } from '../../contract/subscriptions.ts'
import { type ViewerFacts, heldPlanNotesOf, itemEntitlementOf } from './item-entitlement.ts'

const [before, end, after] = [
  new Date('2026-04-30T00:00:00.000Z'),
  '2026-05-01T00:00:00.000Z',
  new Date('2026-05-02T00:00:00.000Z'),
]
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
  endDate: end,
  nextRenewalDate: null,
  ...change,
})
const plans = [plan(1, 9), plan(2, 4)]
const user = (...subscriptions: UserSubscription[]): ViewerFacts => ({
  status: 'user',
  plans,
  held: subscriptions,
  now: before,
})
const guest: ViewerFacts = { status: 'visitor', plans: undefined, held: undefined, now: before }

const song = { kind: 'track' } as const
const article = { kind: 'article', premium: true } as const
const entitlement = (viewer: ViewerFacts, item: Parameters<typeof itemEntitlementOf>[0] = song) =>
  itemEntitlementOf(item, viewer, 'en')

describe('the entitlement that the page shows', () => {
  it('is unknown before it is known who is here, with what a guest is offered', () => {
    const { price, ...rest } = entitlement({ ...guest, status: 'unknown', plans, now: null }, article)
    expect(rest).toEqual({ access: 'unknown', until: null, action: 'signIn' })
    expect(price?.id).toBe(2)
  })
  it('leads a guest to the sign-in, whether plans are known or not', () => {
    expect(entitlement(guest)).toEqual({ access: 'none', until: null, action: 'signIn', price: null })
    expect(entitlement({ ...guest, plans })).toMatchObject({ access: 'none', action: 'signIn' })
  })
  it('is unknown for a user while plans, subscriptions or the hour are missing, without a sign-in', () => {
    for (const missing of [{ plans: undefined }, { held: undefined }, { now: null }])
      expect(entitlement({ ...user(held()), ...missing })).toMatchObject({ access: 'unknown', action: null })
    expect(entitlement(user())).toMatchObject({ access: 'preview', action: 'choosePlan' })
  })
  it('is full with a plan, until that ends, and has no price', () => {
    expect(entitlement(user(held()), article)).toEqual({
      access: 'full',
      until: end,
      action: 'open',
      price: null,
    })
    expect(entitlement({ ...user(held()), now: after }, article)).toMatchObject({ access: 'preview' })
  })
  it('has the price of the cheapest plan that opens the item', () => {
    expect(entitlement(user(held({ state: 'REQUESTED' })), article).price?.id).toBe(2)
    expect(entitlement(user(), { kind: 'video', premium: true }).price).toBeNull()
  })
  it('opens nothing to a visitor whose account has plans but not the role of a user', () => {
    expect(entitlement({ ...user(held()), status: 'visitor' })).toMatchObject({
      access: 'none',
      action: 'signIn',
    })
  })
})

describe('the list of plans', () => {
  const statuses = (...subscriptions: UserSubscription[]) =>
    heldPlanNotesOf(user(...subscriptions)).map(({ status }) => status)

  it('calls open ones the user’s, a cancelled one until its end [SUBS-08]', () => {
    expect(statuses(held())).toEqual(['active'])
    expect(statuses(held({ state: 'CANCELED' }))).toEqual(['cancelled'])
    expect(heldPlanNotesOf({ ...user(held()), now: after })).toEqual([])
  })
  it('says nothing of inactive ones [SUBS-09]', () => {
    expect(statuses(held({ state: 'INACTIVE' }))).toEqual([])
  })
  it('calls requested and unpaid ones pending, after the open ones [SUBS-10, SUBS-11, ENTITY-USERSUB-03, ENTITY-USERSUB-04]', () => {
    const pending = [held({ state: 'REQUESTED' }), held({ subState: 'PENDING' })]
    expect(statuses(...pending, held())).toEqual(['active', 'pending', 'pending'])
  })
  it('knows the plan, its end and its next renewal [ENTITY-USERSUB-02, ENTITY-USERSUB-06, ENTITY-USERSUB-07]', () => {
    const [note] = heldPlanNotesOf(user(held({ typeId: 2, nextRenewalDate: end })))
    expect(note).toEqual({ typeId: 2, status: 'active', endDate: end, nextRenewalDate: end })
  })
  it('says nothing to a guest, nor before the page is hydrated', () => {
    expect(heldPlanNotesOf({ ...user(held()), status: 'visitor' })).toEqual([])
    expect(heldPlanNotesOf({ ...user(held()), now: null })).toEqual([])
  })
})
