import { describe, expect, it } from 'vitest'
import { add, move, playNext, removeAt } from './queue-edit.ts'
import { type Queue, afterEnd, cycleLoop, emptyQueue, next, play, previous, toggleShuffle } from './queue.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const middle = () => 0.5
const of = (tracks: string[], at = 0): Queue<string> => play<string>(emptyQueue, tracks, at, middle)
const current = (queue: Queue<string>) => queue.tracks[queue.index] ?? null
/** The tracks as 'next' visits them, from the current one on, once round. */
const heard = (queue: Queue<string>) => {
  const visited: (string | null)[] = []
  for (let at = queue, step = 0; step < queue.tracks.length; step++, at = next(at)) visited.push(current(at))
  return visited
}
/** A deterministic rng. */
const rng = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

describe('the queue', () => {
  it('has the loop modes OFF, REPEAT_ALL and REPEAT_ONE, and the button cycles through them in this order [PLAYER-02]', () => {
    const modes = [of(letters)]
    for (let tap = 0; tap < 3; tap++) modes.push(cycleLoop(modes.at(-1) ?? of(letters)))
    expect(modes.map(({ loop }) => loop)).toEqual(['OFF', 'REPEAT_ALL', 'REPEAT_ONE', 'OFF'])
  })

  it('wraps from the end of the last track to the first under REPEAT_ALL', () => {
    const after = afterEnd({ ...of(letters, 4), loop: 'REPEAT_ALL' })
    expect([after.then, current(after.queue)]).toEqual(['play', 'a'])
  })

  it('ends after the last track when nothing is repeated', () => {
    const after = afterEnd(of(letters, 4))
    expect([after.then, current(after.queue)]).toEqual(['ended', 'e'])
  })

  it('goes from the first track back to the last', () => {
    expect(current(previous(of(letters, 0)))).toBe('e')
    expect(current(previous(of(letters, 2)))).toBe('b')
  })

  it('replays a track that ends under REPEAT_ONE, also the last', () => {
    for (const at of [1, 4]) {
      const after = afterEnd({ ...of(letters, at), loop: 'REPEAT_ONE' })
      expect([after.then, current(after.queue)]).toEqual(['replay', letters[at]])
    }
  })

  it('goes on to the next track when one ends, unless this one is repeated', () => {
    for (const loop of ['OFF', 'REPEAT_ALL'] as const) {
      const after = afterEnd({ ...of(letters, 1), loop })
      expect([after.then, current(after.queue)]).toEqual(['play', 'c'])
    }
  })

  it('has shuffle on or off: on shuffles the rest and keeps the current track, off restores the old order', () => {
    const on = toggleShuffle(of(letters, 2), rng(7))
    expect(on.shuffle).toBe(true)
    expect(current(on)).toBe('c')
    expect(heard(on)).not.toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(heard(on).toSorted()).toEqual(letters)
    const off = toggleShuffle(on, rng(7))
    expect([off.shuffle, ...heard(off)]).toEqual([false, 'c', 'd', 'e', 'a', 'b'])
  })

  it('keeps the shuffled order: previous goes back the same way', () => {
    const start = toggleShuffle(of(letters, 0), rng(3))
    const there = next(next(next(start)))
    expect(current(previous(previous(previous(there))))).toBe('a')
    expect(previous(there).index).toBe(next(next(start)).index)
  })

  it('appends behind everything else, in the list and in the order of playing [PLAYER-19]', () => {
    expect(heard(add(of(['a', 'b'], 1), ['x', 'y']))).toEqual(['b', 'x', 'y', 'a'])
    const mixed = add(toggleShuffle(of(letters), rng(5)), ['x'])
    expect(mixed.tracks.at(-1)).toBe('x')
    expect(heard(mixed).at(-1)).toBe('x')
  })

  it('starts with the first track added to an empty queue [PLAYER-21]', () => {
    expect(current(add<string>(emptyQueue, ['x', 'y']))).toBe('x')
    expect(current(playNext<string>(emptyQueue, ['x', 'y']))).toBe('x')
  })

  it('plays a track added next right after the current one, also under shuffle', () => {
    for (const queue of [of(letters, 1), toggleShuffle(of(letters, 1), rng(11))]) {
      const put = playNext(queue, ['x', 'y'])
      expect(heard(put).slice(0, 3)).toEqual(['b', 'x', 'y'])
      expect(heard(put).slice(3)).toEqual(heard(queue).slice(1))
    }
  })

  it('is empty once its only track is removed [PLAYER-18]', () => {
    expect(removeAt(of(['a']), 0)).toMatchObject({ tracks: [], index: -1, order: [] })
  })

  it('keeps playing when a track at the end of a longer queue is removed [AMBIG-102]', () => {
    const left = removeAt(of(letters, 1), 4)
    expect([current(left), ...left.tracks]).toEqual(['b', 'a', 'b', 'c', 'd'])
  })

  it('moves on to the next in order when the current track is removed', () => {
    expect(current(removeAt(of(letters, 1), 1))).toBe('c')
    expect(current(removeAt(of(letters, 4), 4))).toBe('a')
  })

  it('keeps the same track playing while others move around it', () => {
    const moved = move(of(letters, 2), 0, 4)
    expect([current(moved), ...moved.tracks]).toEqual(['c', 'b', 'c', 'd', 'e', 'a'])
    expect(heard(moved)).toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(current(move(of(letters, 0), 0, 3))).toBe('a')
    expect(move(of(letters), 1, 9)).toEqual(of(letters))
  })

  it('keeps loop and shuffle when other tracks are played, and starts with the tapped one', () => {
    const before = cycleLoop(toggleShuffle(of(letters), rng(2)))
    const other = play(before, ['x', 'y', 'z'], 2, rng(2))
    expect([other.loop, other.shuffle, current(other), heard(other).length]).toEqual([
      'REPEAT_ALL',
      true,
      'z',
      3,
    ])
  })

  it('plays podcasts and audiobooks in order without repeat, and keeps the music settings', () => {
    const wished = { ...toggleShuffle(of(letters), rng(2)), loop: 'REPEAT_ONE' as const }
    const book = play(wished, ['1', '2', '3'], 1, null)
    expect([heard(book), book.shuffle, book.loop]).toEqual([['2', '3', '1'], true, 'REPEAT_ONE'])
    expect(afterEnd(book, 'OFF')).toMatchObject({ then: 'play', queue: { index: 2, loop: 'REPEAT_ONE' } })
    expect(toggleShuffle(book, null)).toEqual({ ...book, shuffle: false })
  })

  it('holds every track exactly once in its order, whatever happens to it', () => {
    const random = rng(42)
    let queue: Queue<string> = of(letters, 2)
    for (let step = 0; step < 2000; step++) {
      const at = Math.floor(random() * (queue.tracks.length + 1))
      const actions = [
        () => next(queue),
        () => previous(queue),
        () => toggleShuffle(queue, random),
        () => (queue.tracks.length < 30 ? add(queue, ['n']) : queue),
        () => (queue.tracks.length < 30 ? playNext(queue, ['m', 'o']) : queue),
        () => removeAt(queue, at),
        () => move(queue, at, Math.floor(random() * 5)),
      ]
      queue = (actions[Math.floor(random() * actions.length)] ?? (() => queue))()
      expect(queue.order.toSorted((one, other) => one - other)).toEqual(queue.tracks.map((_, index) => index))
      expect(queue.index).toBeGreaterThanOrEqual(queue.tracks.length === 0 ? -1 : 0)
      expect(queue.index).toBeLessThan(Math.max(queue.tracks.length, 1))
    }
  })
})
