import { describe, expect, it } from 'vitest'
import { videoKeyOf, videoKeys } from './video-keys.ts'

describe('the video shortcuts', () => {
  it('each do one thing', () => {
    const all = videoKeys.flatMap(({ keys }) => keys)
    expect(new Set(all).size).toBe(all.length)
  })
  it.each([
    ['ArrowRight', false, 'forward'],
    ['ArrowLeft', false, 'back'],
    ['ArrowRight', true, 'back'],
    ['ArrowLeft', true, 'forward'],
  ])('%s seeks in the direction of the slider (right to left: %s): %s', (key, isRtl, does) => {
    expect(videoKeyOf(key, isRtl)).toBe(does)
  })
  it.each([
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['c', 'captions'],
    ['ArrowUp', 'louder'],
    ['x', null],
  ])('%j does %s', (key, does) => {
    expect(videoKeyOf(key, false)).toBe(does)
  })
})
