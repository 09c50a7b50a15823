import { describe, expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'
import { type Queue, emptyQueue } from './queue.ts'

const queueOf = (index: number, order = [0, 1, 2, 3, 4]): Queue<string> => ({
  ...emptyQueue,
  tracks: ['a', 'B', 'c', 'D', 'e'],
  index,
  order,
})
const isCapital = (track: string) => track !== track.toLowerCase()
const playsFrom = ({ tracks, index, order }: Queue<string>) => [
  tracks[index],
  order.map((at) => tracks[at]).join(''),
]

describe('a queue that some tracks leave', () => {
  it('plays on what it played, and the others in their order', () => {
    expect(playsFrom(leaveOut(queueOf(2), isCapital))).toEqual(['c', 'ace'])
    expect(playsFrom(leaveOut(queueOf(2, [4, 3, 2, 1, 0]), isCapital))).toEqual(['c', 'eca'])
  })
  it('goes on with the next that stays, from the beginning where none follows', () => {
    expect(playsFrom(leaveOut(queueOf(1), isCapital))).toEqual(['c', 'ace'])
    expect(playsFrom(leaveOut(queueOf(1, [2, 4, 0, 3, 1]), isCapital))).toEqual(['c', 'cea'])
  })
  it('is empty where none stays, and the same where none leaves', () => {
    expect(leaveOut(queueOf(0), () => true)).toMatchObject({ tracks: [], index: -1, order: [] })
    const queue = queueOf(3)
    expect(leaveOut(queue, () => false)).toBe(queue)
    expect(leaveOut(emptyQueue, () => true)).toBe(emptyQueue)
  })
})
