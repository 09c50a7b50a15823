/**
 * What did not come is asked for again while somebody wants it, sooner at first, and at once when the line is back: who
 * listens in a tunnel taps nothing at its end. A line on which nothing comes any more says nothing: it is noticed by
 * its silence, and the sound is asked for anew from where it stopped.
 */
import { subscribe } from 'valtio'
import { BackendError } from '../../../api/backend-error.ts'
import { createPatience } from '../../../lib/stall-timer.ts'
import { cast } from '../../../state/player/cast.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { Playback } from '../playback.ts'
import { tellFailure } from '../playback-parts.ts'
import type { PassOver } from './skip-unplayable.ts'

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000]
/** A backend that has no breath gets more of a rest with each ask, up to this. */
const longestRestMs = 120_000
/** Without a line; a browser may be wrong about it. */
const offlineMs = 30_000
/** A mast is changed within less. */
const silenceMs = 8_000
/** Past the longest tunnel nobody expects that sound begins by itself. */
const mostMs = 30 * 60_000

const isRefusal = (error: unknown) => error instanceof BackendError && error.isFinal
const isGone = (error: unknown) => error instanceof BackendError && error.isGone
/** A file that came so often and did not play is no matter of the line. */
const mostBroken = 4
/** What stands before a backend, or the backend itself, says that it is out of breath: that is no matter of one song. */
const isOutage = (error: unknown) =>
  error instanceof BackendError && [408, 429, 502, 503, 504].includes(error.status)
/** It breaks where it is asked for this song, and is asked so often. */
const isFault = (error: unknown) => error instanceof BackendError && !error.isFinal && !isOutage(error)
const mostFaults = 6

/** While it waits, any byte that comes is a sign of life. */
const watchElement = (element: () => HTMLMediaElement | null, signOfLife: () => void) => {
  const watched = new WeakSet<HTMLMediaElement>()
  return () => {
    const now = element()
    if (!now || watched.has(now)) return
    watched.add(now)
    for (const sign of ['progress', 'loadedmetadata', 'timeupdate']) now.addEventListener(sign, signOfLife)
  }
}

export const waitForLine = (
  playback: Playback,
  element: () => HTMLMediaElement | null,
  { pass, sounds }: PassOver,
  refused: (error: unknown) => void,
) => {
  let tries = 0
  /** In a row, with an answer of the backend before each. */
  let broken = 0
  let faults = 0
  let since: number | null = null
  const told = new Set<string>()
  /** Once for each wait, however often it is tried. */
  const tell = (key: 'player.offline' | 'player.silent') => {
    if (!told.has(key)) showSnack(key)
    told.add(key)
  }
  const isOver = () => since !== null && Date.now() - since > mostMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopPausing = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const goOn = () => {
    stopPausing()
    if (player.phase === 'loading' && playback.isWanted() && !playback.isLoaded()) void playback.reload()
  }
  const isBeyond = (error: unknown) => {
    broken = error === null ? broken + 1 : 0
    faults = isFault(error) ? faults + 1 : 0
    return navigator.onLine && (isGone(error) || broken >= mostBroken || faults >= mostFaults)
  }
  const begin = () => {
    tries = broken = faults = 0
    since = null
  }
  /** After the pauses that are known. */
  const restAfter = (error: unknown) => {
    const last = pausesMs.at(-1) ?? 0
    return isOutage(error) ? Math.min(last * 2 ** (tries - pausesMs.length), longestRestMs) : last
  }
  playback.whenStuck((error) => {
    if (isBeyond(error) && pass()) {
      begin()
      return true
    }
    if (isRefusal(error)) refused(error)
    if (isRefusal(error) || faults >= mostFaults || isOver()) return false
    const next = pausesMs[tries++]
    // What came and cannot be played is no matter of the line.
    if (next === undefined && error === null) return false
    if (!navigator.onLine) tell('player.offline')
    else if (next === undefined) tell('player.silent')
    const pause = navigator.onLine ? (next ?? restAfter(error)) : offlineMs
    stopPausing()
    timer = setTimeout(goOn, pause)
    return true
  })
  const giveUp = () => {
    playback.stop()
    player.phase = 'paused'
    tellFailure(null)
  }
  const patience = createPatience(silenceMs, (times) => {
    // The next try comes by itself.
    if (timer !== undefined) return
    if (isOver()) return giveUp()
    if (times === 1) tell('player.silent')
    void playback.reload()
  })
  const watch = watchElement(element, patience.signOfLife)
  addEventListener('online', goOn)
  const look = () => {
    watch()
    if (player.phase === 'loading') since ??= Date.now()
    else {
      begin()
      told.clear()
    }
    if (player.phase === 'playing') sounds()
    // Another device fetches for itself.
    if (player.phase === 'loading' && playback.isWanted() && cast.state === 'off') patience.wait()
    else patience.rest()
  }
  subscribe(player, look)
  // The first song of a visit may be on its way already, without a word.
  look()
}
