import { describe, expect, it } from 'vitest'
import { chosenNext, markManuallyAdded, queueRunsOf } from './manually-added.ts'
import { emptyQueue } from './queue.ts'

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

describe('songs that play next', () => {
  const song = (id: string, isChosen = false) => ({ id, ...(isChosen ? { isChosen } : {}) })
  const queueOf = (tracks: ReturnType<typeof song>[], index: number, order = tracks.map((_, at) => at)) => ({
    ...emptyQueue,
    tracks,
    index,
    order,
  })
  const idsOf = (songs: readonly { id: string }[]) => songs.map(({ id }) => id)

  it('are those right behind the current one, in the order of playing', () => {
    const tracks = [song('a'), song('x', true), song('y', true), song('b'), song('z', true)]
    expect(idsOf(chosenNext(queueOf(tracks, 0)))).toEqual(['x', 'y'])
    expect(idsOf(chosenNext(queueOf(tracks, 1)))).toEqual(['y'])
    expect(idsOf(chosenNext(queueOf(tracks, 0, [3, 0, 4, 1, 2])))).toEqual(['z', 'x', 'y'])
  })
  it('are none where the list goes on, or nothing plays', () => {
    const tracks = [song('a'), song('b'), song('z', true)]
    expect(chosenNext(queueOf(tracks, 0))).toEqual([])
    expect(chosenNext(queueOf(tracks, -1))).toEqual([])
    expect(chosenNext(queueOf(tracks, 2))).toEqual([])
  })
})
