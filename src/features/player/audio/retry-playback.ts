/**
 * What did not come is asked for again while somebody wants it, sooner at first, and at once when the line is back: who
 * listens in a tunnel taps nothing at its end. A line on which nothing comes any more says nothing: it is noticed by
 * its silence, and the sound is asked for anew from where it stopped.
 */
import { subscribe } from 'valtio'
import { BackendError } from '../../../api/backend-error.ts'
import { createStallTimer } from '../../../lib/stall-timer.ts'
import { cast } from '../../../state/player/cast.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { Playback } from '../playback.ts'
import { notifyPlaybackFailure } from '../playback-parts.ts'
import type { UnplayableSkipper } from './skip-unplayable.ts'

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000]
/** A backend that has no breath gets more of a rest with each ask, up to this. */
const maxRetryDelayMs = 120_000
/** Without a line; a browser may be wrong about it. */
const offlineRetryMs = 30_000
/** A mast is changed within less. */
const stallMs = 8_000
/** Past the longest tunnel nobody expects that sound begins by itself. */
const giveUpAfterMs = 30 * 60_000

const isRefusal = (error: unknown) => error instanceof BackendError && error.isFinal
const isGone = (error: unknown) => error instanceof BackendError && error.isGone
/** A file that came so often and did not play is no matter of the line. */
const maxMediaErrors = 4
/** What stands before a backend, or the backend itself, says that it is out of breath: that is no matter of one song. */
const isOutage = (error: unknown) =>
  error instanceof BackendError && [408, 429, 502, 503, 504].includes(error.status)
/** It breaks where it is asked for this song, and is asked so often. */
const isServerFault = (error: unknown) => error instanceof BackendError && !error.isFinal && !isOutage(error)
const maxServerFaults = 6

/** While it waits, any byte that comes is a sign of life. */
const watchElementProgress = (element: () => HTMLMediaElement | null, signOfLife: () => void) => {
  const watched = new WeakSet<HTMLMediaElement>()
  return () => {
    const now = element()
    if (!now || watched.has(now)) return
    watched.add(now)
    for (const sign of ['progress', 'loadedmetadata', 'timeupdate']) now.addEventListener(sign, signOfLife)
  }
}

export const retryPlayback = (
  playback: Playback,
  element: () => HTMLMediaElement | null,
  { pass, sounds }: UnplayableSkipper,
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
  const isOver = () => since !== null && Date.now() - since > giveUpAfterMs
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
    faults = isServerFault(error) ? faults + 1 : 0
    return navigator.onLine && (isGone(error) || broken >= maxMediaErrors || faults >= maxServerFaults)
  }
  const begin = () => {
    tries = broken = faults = 0
    since = null
  }
  /** After the pauses that are known. */
  const restAfter = (error: unknown) => {
    const last = retryDelaysMs.at(-1) ?? 0
    return isOutage(error) ? Math.min(last * 2 ** (tries - retryDelaysMs.length), maxRetryDelayMs) : last
  }
  playback.whenStuck((error) => {
    if (isBeyond(error) && pass()) {
      begin()
      return true
    }
    if (isRefusal(error)) refused(error)
    if (isRefusal(error) || faults >= maxServerFaults || isOver()) return false
    const next = retryDelaysMs[tries++]
    // What came and cannot be played is no matter of the line.
    if (next === undefined && error === null) return false
    if (!navigator.onLine) tell('player.offline')
    else if (next === undefined) tell('player.silent')
    const pause = navigator.onLine ? (next ?? restAfter(error)) : offlineRetryMs
    stopPausing()
    timer = setTimeout(goOn, pause)
    return true
  })
  const giveUp = () => {
    playback.stop()
    player.phase = 'paused'
    notifyPlaybackFailure(null)
  }
  const patience = createStallTimer(stallMs, (times) => {
    // The next try comes by itself.
    if (timer !== undefined) return
    if (isOver()) return giveUp()
    if (times === 1) tell('player.silent')
    void playback.reload()
  })
  const watch = watchElementProgress(element, patience.signOfLife)
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
