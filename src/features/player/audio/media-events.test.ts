import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EngineEvents, listenToElement } from './media-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const silent: EngineEvents = {
  playing: nothing,
  paused: nothing,
  waiting: nothing,
  ended: nothing,
  heard: nothing,
  jumped: nothing,
  tick: nothing,
  failed: nothing,
}
/** A media element as far as it is listened to. */
const createElement = () =>
  Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 20,
    paused: false,
    ended: false,
    seeking: false,
    playbackRate: 1,
    buffered: { length: 0 },
  }) as Partial<HTMLAudioElement> as HTMLAudioElement

it('the position is updated every 100 ms while a sound plays, and not after that [PLAYER-35]', () => {
  const element = createElement()
  const ticks: number[] = []
  listenToElement(element, { ...silent, tick: () => void ticks.push(Date.now()) }, () => true)
  const start = Date.now()
  element.dispatchEvent(new Event('playing'))
  vi.advanceTimersByTime(1000)
  expect(ticks.map((at) => at - start)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
  element.dispatchEvent(new Event('ended'))
  vi.advanceTimersByTime(1000)
  expect(ticks).toHaveLength(10)
})
