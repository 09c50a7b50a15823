import { describe, expect, it } from 'vitest'
import { type HeldPlan, isPlanOpen, planStatusOf } from './entitlement.ts'

const now = new Date('2026-05-01T00:00:00.000Z')
const [before, ahead] = ['2026-04-30T00:00:00.000Z', '2026-05-02T00:00:00.000Z']

const held = (change: Partial<HeldPlan>): HeldPlan => ({
  typeId: 1,
  state: 'ACTIVE',
  subState: null,
  endDate: ahead,
  ...change,
})

const states = ['ACTIVE', 'CANCELED', 'REQUESTED', 'INACTIVE'] as const
const subStates = [null, 'PENDING'] as const
const ends = { past: before, now: now.toISOString(), ahead, none: null } as const
const graces = { none: undefined, past: before, ahead } as const
const combinations = states.flatMap((state) =>
  subStates.flatMap((subState) =>
    Object.keys(ends).flatMap((end) => Object.keys(graces).map((grace) => ({ state, subState, end, grace }))),
  ),
)
/** All that open, `state/subState/end/grace`, a star for any; every other combination opens nothing. */
const opening = [
  'ACTIVE/*/ahead/*',
  'ACTIVE/null/none/*',
  'ACTIVE/*/*/ahead',
  'CANCELED/*/ahead/*',
  'CANCELED/*/*/ahead',
].map((pattern) => pattern.split('/'))

describe('a plan, over all states, ends and times of grace', () => {
  it.each(combinations)('$state/$subState, end $end, grace $grace', ({ state, subState, end, grace }) => {
    const facts = [state, String(subState), end, grace]
    const isOpening = opening.some((pattern) =>
      pattern.every((part, at) => part === '*' || part === facts[at]),
    )
    const plan = held({
      state,
      subState,
      endDate: ends[end as keyof typeof ends],
      graceUntil: graces[grace as keyof typeof graces],
    })
    expect(isPlanOpen(plan, now)).toBe(isOpening)
  })
  it('opens nothing where its end is no time', () => {
    expect(isPlanOpen(held({ endDate: 'tomorrow' }), now)).toBe(false)
  })
})

describe('the status of a plan in lists and words', () => {
  it.each([
    ['active', 'ACTIVE', null, 'SUBS-08'],
    ['inactive', 'INACTIVE', null, 'SUBS-09'],
    ['pending', 'REQUESTED', null, 'SUBS-10'],
    ['pending', 'ACTIVE', 'PENDING', 'SUBS-11'],
  ] as const)('is %s for %s with %s [%s]', (...[status, state, subState]) => {
    expect(planStatusOf({ state, subState })).toBe(status)
  })
  it.each([
    ['pending', 'INACTIVE', 'PENDING', ''],
    ['cancelled', 'CANCELED', null, ' [AMBIG-069]'],
  ] as const)('is %s for %s with %s%s', (...[status, state, subState]) => {
    expect(planStatusOf({ state, subState })).toBe(status)
  })
})
