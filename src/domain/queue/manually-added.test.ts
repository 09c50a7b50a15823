import { describe, expect, it } from 'vitest'
import { markManuallyAdded, queueRunsOf } from './manually-added.ts'

/** Capitals were put there by hand. */
const queue = (letters: string) =>
  [...letters].flatMap((id) => (id === id.toUpperCase() ? markManuallyAdded([{ id }]) : [{ id }]))
const told = (letters: string) =>
  queueRunsOf(queue(letters)).map(({ isChosen, from, length }) => [
    isChosen,
    letters.slice(from, from + length),
  ])

describe('what comes in a queue', () => {
  it('is told apart: what somebody put there, and what came along with it', () => {
    expect(told('ABcde')).toEqual([
      [true, 'AB'],
      [false, 'cde'],
    ])
    expect(told('AbcD')).toEqual([
      [true, 'A'],
      [false, 'bc'],
      [true, 'D'],
    ])
    expect(told('abc')).toEqual([[false, 'abc']])
    expect(told('')).toEqual([])
  })

  it('is one list where both are mixed too much', () => {
    expect(told('aBcDeF')).toEqual([[null, 'aBcDeF']])
  })

  it('changes nothing in the track that was added', () => {
    const track = { id: 'a' }
    expect(markManuallyAdded([track])).toEqual([{ id: 'a', isChosen: true }])
    expect(track).toEqual({ id: 'a' })
  })
})
