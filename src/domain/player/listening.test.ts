import { describe, expect, it } from 'vitest'
import {
  type Listening,
  countedSeconds,
  addMediaTime,
  interrupt,
  isSliceDue,
  noListening,
  takeSlice,
} from './listening.ts'

/** Media time from `from` to `to`, four moments a second as `timeupdate` gives them. */
const run = (state: Listening, from: number, to: number, rate = 1) => {
  for (let at = from * 4; at <= to * 4; at += rate) state = addMediaTime(state, at / 4, rate)
  return state
}

describe('counted listening', () => {
  it('counts one second for each second that plays [LISTEN-01]', () => {
    const counts = [1, 2, 3, 10].map((seconds) => countedSeconds(run(noListening, 0, seconds)))
    expect(counts).toEqual([1, 2, 3, 10])
  })
  it('counts wall-clock seconds, not media seconds, at another speed', () => {
    expect(run(noListening, 0, 30, 1.5).heard).toBeCloseTo(20, 1)
    expect(run(noListening, 0, 30, 2).heard).toBeCloseTo(15, 1)
  })
  it('does not count a seek forward or back, nor what was skipped while paused [LISTEN-03]', () => {
    let state = run(noListening, 0, 5)
    state = run(interrupt(state), 100, 105)
    state = run(interrupt(state), 20, 25)
    expect(state.heard).toBe(15)
  })
  it('never decreases, also when the media jumps silently', () => {
    expect(addMediaTime(addMediaTime(noListening, 40, 1), 3, 1).heard).toBe(0)
  })
  it('pauses while the media stalls', () => {
    const stalled = [7, 7, 7, 7].reduce((state, at) => addMediaTime(state, at, 1), run(noListening, 0, 7))
    expect(stalled.heard).toBe(7)
  })
  it('is due for a report each 15 seconds [LISTEN-02]', () => {
    const due: number[] = []
    let state = noListening
    for (let at = 0; at <= 61 * 4; at++) {
      state = addMediaTime(state, at / 4, 1)
      if (!isSliceDue(state)) continue
      due.push(at / 4)
      state = takeSlice(state).state
    }
    expect(due).toEqual([15, 30, 45, 60])
  })
  it('cuts slices whose sum is the time played, to the millisecond', () => {
    let state = noListening
    let sum = 0
    for (let at = 0; at < 1000; at += 0.2713) {
      state = addMediaTime(state, at, 1.25)
      if (!isSliceDue(state)) continue
      const slice = takeSlice(state)
      sum += slice.seconds
      state = slice.state
    }
    sum += takeSlice(state).seconds
    expect(sum).toBeCloseTo(state.heard, 2)
  })
})
