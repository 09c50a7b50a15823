import { describe, expect, it } from 'vitest'
import { createScrollStore, scrollGoal } from './scroll.ts'

describe('where a page scrolls to when it arrives', () => {
  it('goes to the top after a navigation without a hash [NAV-01]', () => {
    expect(scrollGoal({ arrival: 'forward', hash: '', saved: 900 })).toEqual({ kind: 'top' })
  })
  it('goes to the element and not to the top when the address has a hash [NAV-02] [NAV-04]', () => {
    expect(scrollGoal({ arrival: 'forward', hash: 'tracks', saved: null })).toEqual({
      kind: 'element',
      id: 'tracks',
    })
  })
  it('restores its position after going back [NAV-03]', () => {
    expect(scrollGoal({ arrival: 'traverse', hash: '', saved: 640 })).toEqual({ kind: 'saved', y: 640 })
    expect(scrollGoal({ arrival: 'traverse', hash: '', saved: null })).toEqual({ kind: 'stay' })
  })
  it('restores the saved position before the hash [AMBIG-018]', () => {
    expect(scrollGoal({ arrival: 'traverse', hash: 'tracks', saved: 640 })).toEqual({ kind: 'saved', y: 640 })
    expect(scrollGoal({ arrival: 'traverse', hash: 'tracks', saved: null })).toEqual({
      kind: 'element',
      id: 'tracks',
    })
  })
})

describe('the stored positions', () => {
  it('are restored after a reload', () => {
    const before = createScrollStore()
    before.keep('a', 120.4)
    const after = createScrollStore()
    after.restore(before.dump())
    expect(after.saved('a')).toBe(120)
    expect(after.saved('b')).toBeNull()
  })
  it('are bounded: the oldest is dropped', () => {
    const store = createScrollStore()
    for (let at = 0; at <= 60; at++) store.keep(`entry ${at}`, at)
    expect(store.saved('entry 0')).toBeNull()
    expect(store.saved('entry 60')).toBe(60)
  })
  it.each(['{', '[["a"]]', '{"a":1}', null])('ignore the corrupt record %j', (text) => {
    const store = createScrollStore()
    store.restore(text)
    expect(store.saved('a')).toBeNull()
  })
})
