import { describe, expect, it } from 'vitest'
import { rangeAroundFocus, visibleRange, nextRange, rangeToRender } from './virtual-window.ts'

const sight = { top: 0, screen: 900, rowHeight: 70, columns: 1, count: 10_000 }

describe('the rendered window of a long list', () => {
  it('has the visible rows and some beyond', () => {
    for (const top of [400, 0, -35, -7_000, -350_000, -699_100]) {
      const { from, to } = rangeToRender({ ...sight, top })
      const first = Math.max(0, Math.floor(-top / 70))
      const last = Math.min(10_000, Math.ceil((900 - top) / 70))
      expect(from).toBeLessThanOrEqual(Math.max(0, first - 5))
      expect(to).toBeGreaterThanOrEqual(Math.min(10_000, last + 5))
      expect(to - from).toBeLessThan(40)
    }
  })
  it('keeps the nearest few rows where the list is out of view', () => {
    expect(rangeToRender({ ...sight, top: 5_000 })).toEqual({ from: 0, to: 2 })
    expect(rangeToRender({ ...sight, top: -900_000 })).toEqual({ from: 9_998, to: 10_000 })
  })
  it('starts and ends with full rows in a grid', () => {
    const { from, to } = rangeToRender({ ...sight, top: -3_333, columns: 2, count: 999 })
    expect([from % 2, to % 2]).toEqual([0, 0])
    expect(rangeToRender({ ...sight, top: -34_000, columns: 2, count: 999 }).to).toBe(999)
  })
  it('moves only after several rows', () => {
    const places = Array.from({ length: 280 }, (_, at) => rangeToRender({ ...sight, top: -7_000 - at }).from)
    expect(new Set(places).size).toBeLessThanOrEqual(3)
  })
  it('is all of a short list, and nothing of an empty one', () => {
    expect(rangeToRender({ ...sight, count: 7 })).toEqual({ from: 0, to: 7 })
    expect(rangeToRender({ ...sight, count: 0 })).toEqual({ from: 0, to: 0 })
  })
})

/** What a frame after the other shows, until nothing changes. */
const walk = (at: typeof sight, shown: { from: number; to: number }) => {
  const goal = rangeToRender(at)
  const steps = [shown]
  for (;;) {
    const last = steps.at(-1) ?? shown
    const next = nextRange(goal, visibleRange(at), last, at.columns)
    if (next.from === last.from && next.to === last.to) return { goal, steps }
    steps.push(next)
  }
}

describe('moving the window', () => {
  it('adds at most three new rows at a time', () => {
    for (const columns of [1, 2])
      for (const top of [0, -70, -7_000, -350_000, -699_100, 5_000, -900_000]) {
        const { goal, steps } = walk({ ...sight, columns, top }, { from: 200, to: 230 })
        expect(steps.at(-1)).toEqual(goal)
        steps.slice(1).forEach(({ from, to }, at) => {
          const before = steps[at] ?? goal
          const stay = Math.max(0, Math.min(to, before.to) - Math.max(from, before.from))
          expect(to - from - stay).toBeLessThanOrEqual(3)
          expect(from % columns).toBe(0)
        })
      }
  })
  it('fills the visible area before the rest', () => {
    const far = { ...sight, top: -350_000 }
    const seen = visibleRange(far)
    expect(seen).toEqual({ from: 5_000, to: 5_013 })
    const { steps } = walk(far, { from: 0, to: 24 })
    expect(steps[1]).toEqual({ from: 5_000, to: 5_003 })
    const full = steps.findIndex(({ from, to }) => from <= seen.from && to >= seen.to)
    expect(full).toBe(5)
    expect(walk(far, { from: 5_006, to: 5_030 }).steps[1]?.from).toBe(5_003)
  })
})

describe('the focused row', () => {
  const shown = { from: 400, to: 440 }
  it('stays rendered with its neighbours outside the window', () => {
    expect(rangeAroundFocus(9, 1, 10_000, shown)).toEqual({ from: 8, to: 11 })
    expect(rangeAroundFocus(0, 2, 10_000, shown)).toEqual({ from: 0, to: 4 })
    expect(rangeAroundFocus(9_999, 1, 10_000, shown)).toEqual({ from: 9_998, to: 10_000 })
  })
  it('is never rendered twice', () => {
    expect(rangeAroundFocus(399, 1, 10_000, shown)).toEqual({ from: 398, to: 400 })
    expect(rangeAroundFocus(440, 1, 10_000, shown)).toEqual({ from: 440, to: 442 })
    for (const focused of [null, 400, 439]) {
      const { from, to } = rangeAroundFocus(focused, 1, 10_000, shown)
      expect(to - from).toBe(0)
    }
  })
})
