import { describe, expect, it } from 'vitest'
import { isStorableJson } from './storable-json.ts'

const nested = (levels: number): unknown => (levels === 0 ? 'x' : { in: nested(levels - 1) })

describe('JSON that a column of the store takes', () => {
  it('is any text, number, list and record', () => {
    for (const value of ['Zoë 🌙', '', 0, -1.5, true, null, [], {}, ['a', { b: [1, null] }], nested(8)])
      expect(isStorableJson(value)).toBe(true)
  })
  it('holds no NUL and no half character, neither as a value nor as a name', () => {
    for (const wrong of ['a\0b', '\ud800', 'x\udc00']) {
      expect(isStorableJson(wrong)).toBe(false)
      expect(isStorableJson({ list: [wrong] })).toBe(false)
      expect(isStorableJson({ [wrong]: 1 })).toBe(false)
    }
  })
  it('is not deeper than eight levels, and has no number that JSON cannot say', () => {
    expect(isStorableJson(nested(9))).toBe(false)
    for (const wrong of [Infinity, Number.NaN, undefined, () => 1]) expect(isStorableJson(wrong)).toBe(false)
  })
})
