import { describe, expect, it } from 'vitest'
import { heldAround, windowOf } from './window-lines.ts'

const sight = { top: 0, screen: 900, line: 70, columns: 1, count: 10_000 }

describe('the window of a long list', () => {
  it('holds what is on screen and some lines beyond it, wherever that is', () => {
    for (const top of [400, 0, -35, -7_000, -350_000, -699_100]) {
      const { from, to } = windowOf({ ...sight, top })
      const first = Math.max(0, Math.floor(-top / 70))
      const last = Math.min(10_000, Math.ceil((900 - top) / 70))
      expect(from).toBeLessThanOrEqual(Math.max(0, first - 6))
      expect(to).toBeGreaterThanOrEqual(Math.min(10_000, last + 6))
      expect(to - from).toBeLessThan(40)
    }
  })
  it('keeps a few rows where the list is out of sight, the nearest ones', () => {
    expect(windowOf({ ...sight, top: 5_000 })).toEqual({ from: 0, to: 4 })
    expect(windowOf({ ...sight, top: -900_000 })).toEqual({ from: 9_996, to: 10_000 })
  })
  it('begins and ends with whole lines where rows stand beside each other', () => {
    const { from, to } = windowOf({ ...sight, top: -3_333, columns: 2, count: 999 })
    expect([from % 2, to % 2]).toEqual([0, 0])
    expect(windowOf({ ...sight, top: -34_000, columns: 2, count: 999 }).to).toBe(999)
  })
  it('moves only when several lines have passed', () => {
    const places = Array.from({ length: 280 }, (_, at) => windowOf({ ...sight, top: -7_000 - at }).from)
    expect(new Set(places).size).toBeLessThanOrEqual(2)
  })
  it('is the whole of a short list, and nothing of an empty one', () => {
    expect(windowOf({ ...sight, count: 7 })).toEqual({ from: 0, to: 7 })
    expect(windowOf({ ...sight, count: 0 })).toEqual({ from: 0, to: 0 })
  })
})

describe('the row with the focus', () => {
  const shown = { from: 400, to: 440 }
  it('stays with its neighbours when the window has left it', () => {
    expect(heldAround(9, 1, 10_000, shown)).toEqual({ from: 8, to: 11 })
    expect(heldAround(0, 2, 10_000, shown)).toEqual({ from: 0, to: 4 })
    expect(heldAround(9_999, 1, 10_000, shown)).toEqual({ from: 9_998, to: 10_000 })
  })
  it('never stands twice', () => {
    expect(heldAround(399, 1, 10_000, shown)).toEqual({ from: 398, to: 400 })
    expect(heldAround(440, 1, 10_000, shown)).toEqual({ from: 440, to: 442 })
    for (const focused of [null, 400, 439]) {
      const { from, to } = heldAround(focused, 1, 10_000, shown)
      expect(to - from).toBe(0)
    }
  })
})
