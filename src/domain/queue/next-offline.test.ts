import { describe, expect, it } from 'vitest'
import { findNextOffline } from './next-offline.ts'
import { type LoopMode, afterEnd, emptyQueue, play } from './queue.ts'

/** A capital letter is available offline, a digit is a chapter. */
const goOn = (tracks: string, at: number, loop: LoopMode = 'OFF') => {
  const queue = play<string>(emptyQueue, [...tracks], at, null)
  const { then, queue: next } = findNextOffline(afterEnd(queue, loop), {
    loop,
    isAvailableOffline: (track) => /[A-Z]/.test(track),
    isWaitedFor: (track) => /\d/.test(track),
  })
  expect(next.tracks).toEqual(queue.tracks)
  return then === 'ended' ? then : next.tracks[next.index]
}

describe('offline the queue continues', () => {
  it('with the next available song, and keeps the order', () => {
    expect([goOn('abC', 0), goOn('aBC', 0), goOn('AbcD', 0)]).toEqual(['C', 'B', 'D'])
  })
  it('with the next track where nothing later is available: there it waits', () => {
    expect([goOn('Abc', 0), goOn('Abc', 2), goOn('Abc', 0, 'REPEAT_ONE')]).toEqual(['b', 'ended', 'A'])
  })
  it('from the top where everything is repeated', () => {
    expect([goOn('AbCd', 2, 'REPEAT_ALL'), goOn('abc', 2, 'REPEAT_ALL')]).toEqual(['A', 'a'])
  })
  it('without skipping a chapter or episode: that is waited for', () => {
    expect([goOn('A1B', 0), goOn('Ab1C', 0)]).toEqual(['1', 'b'])
  })
})
