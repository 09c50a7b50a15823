import { describe, expect, it } from 'vitest'
import { goTo, removeOthers, moveInOrder, putBack, removeAt, removedFrom } from './queue-edit.ts'
import { type Queue, emptyQueue, next, play, previous, toggleShuffle } from './queue.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const rng = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}
const plain = (at = 0): Queue<string> => play<string>(emptyQueue, letters, at, rng(1))
const mixed = (at = 0) => toggleShuffle(plain(at), rng(7))
const inTurn = ({ order, tracks }: Queue<string>) => order.map((at) => tracks[at])
const current = ({ tracks, index }: Queue<string>) => tracks[index]

describe('an edited queue', () => {
  it('plays a moved track at its new position, in list order', () => {
    const moved = moveInOrder(plain(0), 4, 1)
    expect(inTurn(moved)).toEqual(['a', 'e', 'b', 'c', 'd'])
    expect(current(moved)).toBe('a')
  })

  it('moves within the shuffled order, and leaves the list as it was', () => {
    const before = mixed(2)
    const moved = moveInOrder(before, 1, 3)
    expect(moved.tracks).toEqual(letters)
    expect(inTurn(moved)).toEqual(inTurn(before).toSpliced(1, 1).toSpliced(3, 0, inTurn(before)[1]))
    expect(current(moved)).toBe('c')
  })

  it('moves nothing out of the queue', () => {
    for (const queue of [plain(), mixed()]) {
      expect(moveInOrder(queue, 0, 5)).toEqual(queue)
      expect(moveInOrder(queue, 9, 0)).toEqual(queue)
    }
  })

  it('jumps to a track and continues from there in playing order', () => {
    const queue = mixed(0)
    const third = queue.order[2] ?? -1
    const there = goTo(queue, third)
    expect(there.index).toBe(third)
    expect(previous(there).index).toBe(queue.order[1])
    expect(goTo(queue, 5)).toEqual(queue)
  })

  it('keeps the current track when the rest is cleared, with loop and shuffle as they were', () => {
    const left = removeOthers({ ...mixed(3), loop: 'REPEAT_ALL' })
    expect(left).toEqual({ tracks: ['d'], index: 0, order: [0], loop: 'REPEAT_ALL', shuffle: true })
    expect(removeOthers<string>(emptyQueue)).toEqual(emptyQueue)
  })

  it('is restored when a removal is undone, shuffled or not', () => {
    for (const queue of [plain(2), mixed(2)])
      for (const index of [0, 1, 3, 4]) {
        const removed = removedFrom(queue, index)
        expect(removed && putBack(removeAt(queue, index), removed)).toEqual(queue)
      }
  })

  it('restores a removed current track while another plays on', () => {
    const queue = plain(1)
    const removed = removedFrom(queue, 1)
    const later = next(removeAt(queue, 1))
    expect(current(later)).toBe('d')
    const back = removed && putBack(later, removed)
    expect(back && [current(back), ...back.tracks]).toEqual(['d', ...letters])
  })
})
