import { describe, expect, it } from 'vitest'
import { type NetworkSample, isPoorNetwork } from './network-quality.ts'

const answers = (count: number, ms: number, bytes = 2_000): NetworkSample[] =>
  Array.from({ length: count }, () => ({ ms, bytes }))

describe('the network quality', () => {
  it('is unknown after one or two answers', () => {
    expect(isPoorNetwork(answers(2, 9_000), false)).toBe(false)
    expect(isPoorNetwork(answers(2, 10), true)).toBe(true)
  })
  it('is poor when small answers come late', () => {
    expect(isPoorNetwork(answers(3, 2_100), false)).toBe(true)
    expect(isPoorNetwork(answers(3, 1_900), false)).toBe(false)
  })
  it('is poor when large answers come slowly, whatever small ones take', () => {
    const small = answers(5, 100)
    expect(isPoorNetwork([...small, ...answers(3, 3_000, 40_000)], false)).toBe(true)
    expect(isPoorNetwork([...small, ...answers(3, 1_000, 40_000)], false)).toBe(false)
  })
  it('does not flicker at the threshold', () => {
    const between = answers(6, 1_200)
    expect([isPoorNetwork(between, true), isPoorNetwork(between, false)]).toEqual([true, false])
  })
  it('is good again once the newest answers are', () => {
    const before = answers(12, 4_000)
    expect(isPoorNetwork([...before, ...answers(6, 80)], true)).toBe(true)
    expect(isPoorNetwork([...before, ...answers(7, 80)], true)).toBe(false)
  })
  it('is not poor after one late answer', () => {
    expect(isPoorNetwork([...answers(4, 100), ...answers(1, 30_000)], false)).toBe(false)
  })
})
