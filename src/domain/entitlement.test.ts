import { describe, expect, it } from 'vitest'
import { kindNames } from '../contract/kinds.ts'
import {
  type EntitlementQuestion,
  type HeldPlan,
  downloadTermOf,
  entitlementOf,
  mayStartPlay,
} from './entitlement.ts'

const now = new Date('2026-05-01T00:00:00.000Z')
const [before, ahead, later] = [
  '2026-04-30T00:00:00.000Z',
  '2026-05-02T00:00:00.000Z',
  '2026-06-01T00:00:00.000Z',
]

const held = (typeId: number, change: Partial<HeldPlan> = {}): HeldPlan => ({
  typeId,
  state: 'ACTIVE',
  subState: null,
  endDate: later,
  ...change,
})

const base: EntitlementQuestion = {
  item: { id: 'trk_1', kind: 'track' },
  holdings: { plans: [] },
  plans: [
    { id: 1, contingents: [{ contentTypes: ['FULL_TRACK_MUSIC'] }] },
    { id: 2, contingents: [{ contentTypes: ['GAME'] }] },
    { id: 3, contingents: [] },
    { id: 4, contingents: [{ contentTypes: ['AUDIOBOOK'] }, { contentTypes: ['PODCAST'] }] },
  ],
  now,
}
const holding = (...plans: HeldPlan[]) => ({ holdings: { plans } })
const owned = { plans: [], ownedItems: new Set(['trk_1']) }
const full = { access: 'full', until: null, action: 'open', openingPlanIds: [] }
const preview = { access: 'preview', until: null, action: 'choosePlan', openingPlanIds: [1, 3] }
const none = { access: 'none', until: null, action: null, openingPlanIds: [] }

const rows: readonly [title: string, change: Partial<EntitlementQuestion>, answer: object][] = [
  ['no plan: a preview and the plans that would open it', {}, preview],
  ['a plan without an end', holding(held(1, { endDate: null })), full],
  ['a plan that opens everything, until it ends', holding(held(3)), { ...full, until: later }],
  ['a plan for something else', holding(held(2)), preview],
  [
    'a chapter, by a plan for books',
    { item: { kind: 'chapter' }, ...holding(held(4)) },
    { ...full, until: later },
  ],
  [
    'a premium episode, by a plan for shows',
    { item: { kind: 'episode', premium: true }, ...holding(held(4)) },
    { ...full, until: later },
  ],
  [
    'a chapter without a plan: a preview and the plans that open its book',
    { item: { kind: 'chapter' } },
    { ...preview, openingPlanIds: [3, 4] },
  ],
  ['a plan that has run out', holding(held(1, { endDate: before })), preview],
  [
    'a cancelled plan before its end',
    holding(held(1, { state: 'CANCELED', endDate: ahead })),
    { ...full, until: ahead },
  ],
  ['a cancelled plan without an end', holding(held(1, { state: 'CANCELED', endDate: null })), preview],
  [
    'a plan in its time of grace, until that is over',
    holding(held(1, { subState: 'PENDING', endDate: before, graceUntil: ahead })),
    { ...full, until: ahead },
  ],
  [
    'the plan that opens it longest',
    holding(held(1, { endDate: ahead }), held(3)),
    { ...full, until: later },
  ],
  ['a plan that is only requested', holding(held(1, { state: 'REQUESTED' })), preview],
  ['a plan the tenant no longer has', holding(held(9)), preview],
  ['an owned item', { holdings: owned }, full],
  [
    'another item than the one that is owned',
    { holdings: owned, item: { id: 'trk_2', kind: 'track' } },
    preview,
  ],
  ['a free song', { item: { kind: 'track', premium: false } }, full],
  ['an episode, free unless it says otherwise', { item: { kind: 'episode' } }, full],
  [
    'a video that no plan opens',
    { item: { kind: 'video', premium: true }, plans: [] },
    { ...preview, action: null, openingPlanIds: [] },
  ],
  ['a restricted item', { item: { kind: 'track', restriction: 'NOT_LICENSED' } }, none],
  [
    'a restricted item that is owned',
    { item: { id: 'trk_1', kind: 'track', restriction: 'DEVICE' }, holdings: { ...owned, plans: [held(1)] } },
    none,
  ],
]
describe('the entitlement of a user', () => {
  it.each(rows)('%s', (_, change, answer) => {
    expect(entitlementOf({ ...base, ...change })).toEqual(answer)
  })
})

describe('the entitlement of a guest', () => {
  const guest = (item: EntitlementQuestion['item']) => entitlementOf({ ...base, item, holdings: null })
  it.each(['article', 'news', 'onlineGame'] as const)('opens a free %s', (kind) => {
    expect(guest({ kind })).toEqual(full)
  })
  it.each(['article', 'news', 'onlineGame'] as const)('leads a premium %s to the sign-in', (kind) => {
    expect(guest({ kind, premium: true })).toMatchObject({ access: 'none', action: 'signIn' })
  })
  it.each(['track', 'episode', 'chapter', 'video', 'game'] as const)(
    'leads every %s to the sign-in, free or not',
    (kind) => {
      for (const premium of [true, false])
        expect(guest({ kind, premium })).toMatchObject({ access: 'none', action: 'signIn' })
    },
  )
  it('names the plans that would open the item, for its price', () => {
    expect(guest({ kind: 'track' }).openingPlanIds).toEqual([1, 3])
  })
  it('has nothing of a restricted item', () => {
    expect(guest({ kind: 'article', restriction: 'NOT_LICENSED' })).toEqual(none)
  })
})

const terms: readonly [title: string, change: Partial<EntitlementQuestion>, term: string | null][] = [
  ['for good where it is owned', { holdings: { ...owned, plans: [held(1)] } }, null],
  ['for good where it is free', { item: { kind: 'track', premium: false } }, null],
  [
    'to the end of the plan that opens it longest',
    holding(
      held(1, { endDate: '2026-05-10T00:00:00.000Z' }),
      held(3, { state: 'CANCELED', endDate: '2026-05-20T00:00:00.000Z' }),
      held(2, { endDate: '2026-12-01T00:00:00.000Z' }),
    ),
    '2026-05-20T00:00:00.000Z',
  ],
  ['a month where the plan has no end', holding(held(1, { endDate: null })), '2026-05-31T00:00:00.000Z'],
  [
    'not a moment longer than a plan that has run out',
    holding(held(1, { endDate: before })),
    now.toISOString(),
  ],
  ['not at all for a guest', { holdings: null, item: { kind: 'track', premium: false } }, now.toISOString()],
]
describe('how long downloads may be played', () => {
  it.each(terms)('%s', (_, change, term) => {
    expect(downloadTermOf({ ...base, ...change })).toBe(term)
  })
})

describe('a guest who starts something', () => {
  it('may play a free online game', () => {
    expect(mayStartPlay({ isUser: false, kind: 'onlineGame', isFree: true })).toBe(true)
  })
  it.each(kindNames.map((kind) => ({ kind })))('may play nothing else: $kind', ({ kind }) => {
    expect(mayStartPlay({ isUser: false, kind, isFree: false })).toBe(false)
    if (kind !== 'onlineGame') expect(mayStartPlay({ isUser: false, kind, isFree: true })).toBe(false)
  })
})
describe('a user who starts something', () => {
  it.each(kindNames.map((kind) => ({ kind })))('may play everything: $kind', ({ kind }) => {
    expect(mayStartPlay({ isUser: true, kind, isFree: false })).toBe(true)
  })
})
