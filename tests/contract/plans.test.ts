/** Plans, entitlements and the profile: every field of the specification in the answers. */
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Profile } from '../../src/contract/session.ts'
import { SubscriptionType, UserSubscription } from '../../src/contract/subscriptions.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addAccount(backend.store, 'riwaq', 'lina')
  const rows = [
    { id: 1, type_id: 102, state: 'ACTIVE', sub_state: null },
    { id: 2, type_id: 101, state: 'REQUESTED', sub_state: 'PENDING' },
  ]
  const until = new Date('2126-01-01')
  await backend.store.within('riwaq', ({ db, tenant }) =>
    db
      .insertInto('subscription')
      .values(rows.map((row) => ({ ...row, tenant, account: 'lina', end_date: until, next_renewal: until })))
      .execute(),
  )
})
afterAll(() => backend.close())

const request = async (path: string, user?: string): Promise<unknown> => {
  const { status, body } = await backend.send('GET', path, user === undefined ? {} : { user })
  expect(status).toBe(200)
  return body
}
const listOf = async (path: string, user?: string) => {
  const body = await request(path, user)
  return Array.isArray(body) ? (body as unknown[]) : []
}
const plans = async () => {
  const types = (await listOf('/subscription/type')).map((one) => parse(SubscriptionType, one))
  const named = (id: number) => types.find((type) => type.id === id) ?? expect.unreachable()
  return { music: named(101), everything: named(102), day: named(103) }
}

describe('a plan', () => {
  type Plans = Awaited<ReturnType<typeof plans>>
  it.each<[id: string, field: string, read: (plans: Plans) => unknown, is: unknown]>([
    ['ENTITY-SUBTYPE-01', 'id', ({ music }) => music.id, 101],
    ['ENTITY-SUBTYPE-02', 'name', ({ everything }) => everything.name, 'Everything'],
    [
      'ENTITY-SUBTYPE-03',
      'attributes, keys with values',
      ({ music }) => music.attributes.find(({ key }) => key === 'ment_sort'),
      { key: 'ment_sort', value: '20' },
    ],
    ['ENTITY-SUBTYPE-04', 'billingCycle', ({ music }) => music.billingCycle, 'P1M'],
    [
      'ENTITY-SUBTYPE-05',
      'subscriptionTypePrice.amount',
      ({ everything }) => everything.subscriptionTypePrice.amount,
      11.99,
    ],
    [
      'ENTITY-SUBTYPE-06',
      'subscriptionTypePrice.currency',
      ({ everything }) => everything.subscriptionTypePrice.currency,
      'EUR',
    ],
    [
      'ENTITY-SUBTYPE-07',
      'subscriptionTypePromotionPrice.amount',
      ({ everything }) => everything.subscriptionTypePromotionPrice?.amount,
      8.99,
    ],
    ['ENTITY-SUBTYPE-08', 'maxTrialDuration', ({ music }) => music.maxTrialDuration, 'P7D'],
    [
      'ENTITY-SUBTYPE-10',
      'contingents[].contentTypes',
      ({ everything }) => everything.contingents[2]?.contentTypes,
      ['VIDEO', 'VIDEO_SERIES'],
    ],
    ['ENTITY-PRICE-01', 'a price with amount', ({ music }) => music.subscriptionTypePrice.amount, 6.99],
    ['ENTITY-PRICE-02', 'a price with currency', ({ music }) => music.subscriptionTypePrice.currency, 'EUR'],
  ])('has [%s] %s', async (_, __, read, is) => {
    expect(read(await plans())).toEqual(is)
  })
  it.each<[field: string, read: (plans: Plans) => unknown, is: unknown]>([
    ['contingents[].amount', ({ music }) => music.contingents[0]?.amount, 3000],
    ['accumulateContingent', ({ music }) => music.accumulateContingent, true],
  ])('answers %s as well', async (_, read, is) => {
    expect(read(await plans())).toEqual(is)
  })

  it.each<[id: string, key: string, value: string | RegExp, plan?: 'music' | 'everything' | 'day']>([
    ['ENTITY-ATTR-03', 'ment_best_value', 'true', 'everything'],
    ['ENTITY-ATTR-04', 'ment_sort', '20'],
    ['ENTITY-ATTR-15', 'NAME_TEXT_fr', 'Tout', 'everything'],
    ['ENTITY-ATTR-17', 'DESC_TEXT_en', /^All the music you want/],
    ['ENTITY-ATTR-19', 'BULLETS_TEXT_ro', /^Fiecare piesă întreagă\n/],
  ])('has the attribute [%s] %s', async (_, key, value, plan = 'music') => {
    const { attributes } = (await plans())[plan]
    expect(attributes.filter((attribute) => attribute.key === key)).toEqual([
      { key, value: typeof value === 'string' ? value : expect.stringMatching(value) },
    ])
  })

  it('for everything costs more than music alone, also while it is promoted', async () => {
    const { music, everything } = await plans()
    const promoted = everything.subscriptionTypePromotionPrice?.amount ?? 0
    expect(promoted).toBeGreaterThan(music.subscriptionTypePrice.amount)
  })

  it.each<[key: string, value: string, plan?: 'music' | 'everything' | 'day']>([
    ['ment_category', '["music"]'],
    ['ment_default', 'true', 'everything'],
    ['ment_note', 'renews-until-cancelled'],
    ['ment_redirect', '/subscription', 'day'],
    ['ment_icon', 'arch'],
    ['ment_icon_alernativeTheme', 'arch-filled'],
    ['ment_background_image', '/img/plan-101/640x0.webp'],
    ['ment_url', '/subscription'],
    ['cancelUrl', '/subscription'],
    ['ment_sort_category', '20'],
    ['DISPLAY_SERVICE_NAME_HTML_TEXT_ar', '<strong>كل شيء</strong>', 'everything'],
    ['INFO_TEXT_de', 'Alle Songs, ganze Alben, Playlists'],
    ['DESC_TEXT_CREDIT_es', '3000 canciones al mes'],
    ['ABOVE_PURCHASE_OPTIONS_en', 'Cancel any time, in two taps.'],
    ['ABOVE_CTA_en', 'You won’t be charged until the trial ends.'],
    ['TITLE_TEXT_en', '7 days free'],
    ['DISPLAY_SERVICE_TNC_DATA_POPUP', '/info/terms'],
  ])('answers the attribute %s as well', async (key, value, plan = 'music') => {
    const { attributes } = (await plans())[plan]
    expect(attributes.filter((attribute) => attribute.key === key)).toEqual([{ key, value }])
  })
})

describe('the subscription of a user', () => {
  const held = async () => {
    const rows = await listOf('/subscription?inclCancelled=true&inclSubscriptionType=true', 'lina')
    const [requested, running] = rows.map((row) => parse(UserSubscription, row))
    return { running: running ?? expect.unreachable(), requested: requested ?? expect.unreachable() }
  }
  type Held = Awaited<ReturnType<typeof held>>
  const end = '2126-01-01T00:00:00.000Z'
  it.each<[id: string, field: string, read: (held: Held) => unknown, is: unknown]>([
    [
      'ENTITY-USERSUB-02',
      'typeId',
      ({ running, requested }) => [running.typeId, requested.typeId],
      [102, 101],
    ],
    [
      'ENTITY-USERSUB-03',
      'state',
      ({ running, requested }) => [running.state, requested.state],
      ['ACTIVE', 'REQUESTED'],
    ],
    [
      'ENTITY-USERSUB-04',
      'subState',
      ({ running, requested }) => [running.subState, requested.subState],
      [null, 'PENDING'],
    ],
    ['ENTITY-USERSUB-06', 'endDate', ({ running }) => running.endDate, end],
    ['ENTITY-USERSUB-07', 'nextRenewalDate', ({ running }) => running.nextRenewalDate, end],
  ])('has [%s] %s', async (_, __, read, is) => {
    expect(read(await held())).toEqual(is)
  })
  it.each<[field: string, read: (held: Held) => unknown, is: unknown]>([
    ['id', ({ running, requested }) => [running.id, requested.id], [1, 2]],
    ['active', ({ running, requested }) => [running.active, requested.active], [true, false]],
    [
      'contingents',
      ({ running }) => running.contingents?.[0],
      { amount: 10_000, contentTypes: ['FULL_TRACK_MUSIC'] },
    ],
    ['subscriptionType', ({ running }) => running.subscriptionType?.name, 'Everything'],
  ])('answers %s as well', async (_, read, is) => {
    expect(read(await held())).toEqual(is)
  })
})

describe('the profile of a user', () => {
  it.each<[id: string, field: keyof Profile, is: unknown]>([
    ['ENTITY-PROFILE-01', 'name', 'Lina'],
    ['ENTITY-PROFILE-02', 'lastName', 'Haddad'],
    ['ENTITY-PROFILE-03', 'email', 'lina@riwaq.example'],
  ])('has [%s] %s', async (_, field, is) => {
    expect(parse(Profile, await request('/user/profile', 'lina'))[field]).toEqual(is)
  })
  it('answers userInformation as well', async () => {
    const { userInformation } = parse(Profile, await request('/user/profile', 'lina'))
    expect(userInformation).toEqual({ city: 'Cairo' })
  })
})
