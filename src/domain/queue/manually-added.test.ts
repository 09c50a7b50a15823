import { describe, expect, it } from 'vitest'
import { markManuallyAdded, queueRunsOf } from './manually-added.ts'

/** Capitals were put there by hand. */
const queue = (letters: string) =>
  [...letters].flatMap((id) => (id === id.toUpperCase() ? markManuallyAdded([{ id }]) : [{ id }]))
const reported = (letters: string) =>
  queueRunsOf(queue(letters)).map(({ isChosen, from, length }) => [
    isChosen,
    letters.slice(from, from + length),
  ])

describe('the upcoming tracks of a queue', () => {
  it('are separated into added ones and those of the source', () => {
    expect(reported('ABcde')).toEqual([
      [true, 'AB'],
      [false, 'cde'],
    ])
    expect(reported('AbcD')).toEqual([
      [true, 'A'],
      [false, 'bc'],
      [true, 'D'],
    ])
    expect(reported('abc')).toEqual([[false, 'abc']])
    expect(reported('')).toEqual([])
  })

  it('are one list where both are shuffled too much', () => {
    expect(reported('aBcDeF')).toEqual([[null, 'aBcDeF']])
  })

  it('do not change the added track', () => {
    const track = { id: 'a' }
    expect(markManuallyAdded([track])).toEqual([{ id: 'a', isChosen: true }])
    expect(track).toEqual({ id: 'a' })
  })
})
