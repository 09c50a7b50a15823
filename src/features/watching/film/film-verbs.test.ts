import { describe, expect, it } from 'vitest'
import { type KeyAction, type Pressed, keyAction } from './film-verbs.ts'

const pressed = (key: string, more: Partial<Pressed> = {}): KeyAction | null =>
  keyAction({ key, isRtl: false, isTaken: false, isInside: true, ...more })

describe('keys of the film player', () => {
  it.each([
    ['ArrowRight', false, 'forward'],
    ['ArrowLeft', false, 'back'],
    ['ArrowRight', true, 'back'],
    ['ArrowLeft', true, 'forward'],
  ])('%s moves the way the scrubber fills (right to left: %s): %s', (key, isRtl, action) => {
    expect(pressed(key, { isRtl })).toBe(action)
  })
  it.each([
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['c', 'captions'],
    ['ArrowUp', 'louder'],
    ['x', null],
  ])('%j does %s', (key, action) => {
    expect(pressed(key)).toBe(action)
  })
  it('count as single letters only while the focus is in the player', () => {
    expect(pressed('m', { isInside: false })).toBeNull()
    expect(pressed(' ', { isInside: false })).toBe('toggle')
  })
  it('are left to whatever has the focus and answers them itself', () => {
    expect(pressed(' ', { isTaken: true })).toBeNull()
  })
})
