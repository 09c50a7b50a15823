import { describe, expect, it } from 'vitest'
import { type EntitlementQuestion, entitlementOf, termOf } from './entitlement.ts'

const base: EntitlementQuestion = {
  contentType: 'FULL_TRACK_MUSIC',
  restriction: null,
  isFree: false,
  isOwned: false,
  held: [],
  plans: [
    { id: 1, contingents: [{ contentTypes: ['FULL_TRACK_MUSIC'] }] },
    { id: 2, contingents: [{ contentTypes: ['GAME'] }] },
    { id: 3, contingents: [] },
    { id: 4, contingents: [{ contentTypes: ['AUDIOBOOK'] }, { contentTypes: ['PODCAST'] }] },
  ],
  now: new Date('2026-05-01T00:00:00Z'),
}
const held = (typeId: number, state: string, endDate: string | null) => [{ typeId, state, endDate }]
const full = { access: 'full', buy: [] }
const preview = { access: 'preview', buy: [1, 3] }

const rows: readonly [title: string, change: Partial<EntitlementQuestion>, answer: object][] = [
  ['no plan: a preview and the plans that would open it', {}, preview],
  ['an active plan', { held: held(1, 'ACTIVE', null) }, full],
  ['a plan that opens everything', { held: held(3, 'ACTIVE', '2026-06-01T00:00:00Z') }, full],
  ['a plan for something else', { held: held(2, 'ACTIVE', null) }, preview],
  [
    'a chapter, by a plan for books',
    { contentType: 'AUDIOBOOK_CHAPTER', held: held(4, 'ACTIVE', null) },
    full,
  ],
  [
    'an episode, by a plan for shows',
    { contentType: 'PODCAST_EPISODE', held: held(4, 'ACTIVE', null) },
    full,
  ],
  [
    'a chapter without a plan: a preview and the plans that open its book',
    { contentType: 'AUDIOBOOK_CHAPTER' },
    { access: 'preview', buy: [3, 4] },
  ],
  ['a plan that has run out', { held: held(1, 'ACTIVE', '2026-04-30T00:00:00Z') }, preview],
  ['a cancelled plan before its end', { held: held(1, 'CANCELED', '2026-05-02T00:00:00Z') }, full],
  ['a cancelled plan without an end', { held: held(1, 'CANCELED', null) }, preview],
  ['a plan that is only asked for', { held: held(1, 'REQUESTED', null) }, preview],
  ['a plan the tenant no longer has', { held: held(9, 'ACTIVE', null) }, preview],
  ['an owned item', { isOwned: true }, full],
  ['a free item', { isFree: true }, full],
  ['no plan for it at all', { contentType: 'VIDEO', plans: [] }, { access: 'preview', buy: [] }],
  ['a restricted item', { restriction: 'NOT_LICENSED' }, { access: 'none', buy: [] }],
  [
    'a restricted item that is owned',
    { restriction: 'NOT_LICENSED', isOwned: true, held: held(1, 'ACTIVE', null) },
    { access: 'none', buy: [] },
  ],
]

describe('what a user may hear', () => {
  it.each(rows)('%s', (_, change, answer) => {
    expect(entitlementOf({ ...base, ...change })).toEqual(answer)
  })
})

const terms: readonly [title: string, change: Partial<EntitlementQuestion>, term: string | null][] = [
  [
    'for good where it is owned',
    { isOwned: true, held: held(1, 'ACTIVE', '2026-06-01T00:00:00.000Z') },
    null,
  ],
  ['for good where it is free', { isFree: true }, null],
  [
    'to the end of the plan that opens it longest',
    {
      held: [
        ...held(1, 'ACTIVE', '2026-05-10T00:00:00.000Z'),
        ...held(3, 'CANCELED', '2026-05-20T00:00:00.000Z'),
        ...held(2, 'ACTIVE', '2026-12-01T00:00:00.000Z'),
      ],
    },
    '2026-05-20T00:00:00.000Z',
  ],
  ['a month where the plan has no end', { held: held(1, 'ACTIVE', null) }, '2026-05-31T00:00:00.000Z'],
  [
    'not a moment longer than a plan that has run out',
    { held: held(1, 'ACTIVE', '2026-04-01T00:00:00.000Z') },
    '2026-05-01T00:00:00.000Z',
  ],
]
describe('how long bytes that were taken along may be played', () => {
  it.each(terms)('%s', (_, change, term) => {
    expect(termOf({ ...base, ...change })).toBe(term)
  })
})
