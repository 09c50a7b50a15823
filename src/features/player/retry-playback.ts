/**
 * A failed sound is requested again while the listener waits for it, with growing pauses, and at once when
 * the connection is back: after a tunnel no tap is needed. A stalled connection reports no error: it is
 * noticed by its silence, and the sound is requested again from where it stopped.
 */
import { subscribe } from 'valtio'
import { BackendError } from '../../api/backend-error.ts'
import { createStallTimer } from '../../lib/stall-timer.ts'
import { player } from '../../state/player/player.ts'
import { UnsupportedSoundError } from '../../state/player/sound-support.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { changePhase } from './change-phase.ts'
import { notifyPlaybackFailure } from './notify-playback-failure.ts'
import type { PlayerContext } from './player-context.ts'
import type { Playback } from './playback-types.ts'
import type { PlayerSlots } from './player-slots.ts'
import { soundOwnerOf } from './sound-owner.ts'
import { saveInterruptedPlay } from './integrations/interrupted-play.ts'
import { type UnplayableSkipper, createUnplayableSkipper } from './skip-unplayable.ts'

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000]
const lastRetryDelayMs = retryDelaysMs.at(-1) ?? 0
/** An overloaded backend gets longer pauses, up to this. */
const maxRetryDelayMs = 120_000
/** While offline; a browser may be wrong about it. */
const offlineRetryMs = 30_000
/** A phone changes its cell within less. */
const stallMs = 8_000
/** Longer than any tunnel: after that sound must not start by itself. */
const giveUpAfterMs = 30 * 60_000
/** After this many failures of the file the connection is not the cause. */
const maxMediaErrors = 4
const maxServerFaults = 6

const isRefusal = (error: unknown) => error instanceof BackendError && error.isFinal
const isNotFound = (error: unknown) => error instanceof BackendError && error.isGone
/** A proxy or the backend is overloaded: that does not concern one song. */
const isOutage = (error: unknown) =>
  error instanceof BackendError && [408, 429, 502, 503, 504].includes(error.status)
/** The backend fails for this song, and is asked only so often. */
const isServerFault = (error: unknown) => error instanceof BackendError && !error.isFinal && !isOutage(error)

interface RetryState {
  readonly tenant: string
  readonly playback: Playback
  readonly slots: PlayerSlots
  readonly skipper: UnplayableSkipper
  tries: number
  mediaErrors: number
  serverFaults: number
  waitingSince: number | null
  readonly notified: Set<string>
  timer: ReturnType<typeof setTimeout> | undefined
}

const notifyOnce = ({ notified }: RetryState, key: 'player.offline' | 'player.silent') => {
  if (!notified.has(key)) showSnack(key)
  notified.add(key)
}
const isTooLate = ({ waitingSince }: RetryState) =>
  waitingSince !== null && Date.now() - waitingSince > giveUpAfterMs
const resetCounts = (state: RetryState) => {
  state.tries = state.mediaErrors = state.serverFaults = 0
  state.waitingSince = null
}
const clearRetry = (state: RetryState) => {
  clearTimeout(state.timer)
  state.timer = undefined
}
const retryNow = (state: RetryState) => {
  const { playback } = state
  clearRetry(state)
  if (player.phase === 'loading' && playback.isWanted() && !playback.isLoaded()) void playback.reload()
}

/** True where this track will not load, whatever the connection does. */
const countFailure = (state: RetryState, error: unknown): boolean => {
  state.mediaErrors = error === null ? state.mediaErrors + 1 : 0
  state.serverFaults = isServerFault(error) ? state.serverFaults + 1 : 0
  const { mediaErrors, serverFaults } = state
  return (
    navigator.onLine &&
    (isNotFound(error) || mediaErrors >= maxMediaErrors || serverFaults >= maxServerFaults)
  )
}
const retryDelay = ({ tries }: RetryState, error: unknown) => {
  if (!navigator.onLine) return offlineRetryMs
  const listed = retryDelaysMs[tries - 1]
  if (listed !== undefined) return listed
  return isOutage(error)
    ? Math.min(lastRetryDelayMs * 2 ** (tries - retryDelaysMs.length), maxRetryDelayMs)
    : lastRetryDelayMs
}

/** True: it is tried again, or the next track starts. */
const retryAfter = (state: RetryState, error: unknown): boolean => {
  if (error instanceof UnsupportedSoundError) return state.skipper.skip('player.unsupported')
  if (countFailure(state, error) && state.skipper.skip()) {
    resetCounts(state)
    return true
  }
  if (isRefusal(error)) saveInterruptedPlay(state.tenant, error)
  if (isRefusal(error) || state.serverFaults >= maxServerFaults || isTooLate(state)) return false
  state.tries++
  const isPastList = state.tries > retryDelaysMs.length
  // A file that arrived and cannot be played is no matter of the connection.
  if (isPastList && error === null) return false
  if (!navigator.onLine) notifyOnce(state, 'player.offline')
  else if (isPastList) notifyOnce(state, 'player.silent')
  clearRetry(state)
  state.timer = setTimeout(() => retryNow(state), retryDelay(state, error))
  return true
}

const onStall = (state: RetryState, times: number) => {
  const { playback } = state
  // The next try is scheduled already.
  if (state.timer !== undefined) return
  if (!isTooLate(state)) {
    if (times === 1) notifyOnce(state, 'player.silent')
    return void playback.reload()
  }
  playback.stop()
  changePhase('waitGivenUp')
  notifyPlaybackFailure(null)
}

/** While it waits, any received byte counts as progress. */
const watchElementProgress = (element: () => HTMLMediaElement | null, onProgress: () => void) => {
  const watched = new WeakSet<HTMLMediaElement>()
  return () => {
    const now = element()
    if (!now || watched.has(now)) return
    watched.add(now)
    for (const sign of ['progress', 'loadedmetadata', 'timeupdate']) now.addEventListener(sign, onProgress)
  }
}

const followPhase = (state: RetryState, stallTimer: ReturnType<typeof createStallTimer>) => {
  const isLoading = player.phase === 'loading'
  if (isLoading) state.waitingSince ??= Date.now()
  else {
    resetCounts(state)
    state.notified.clear()
  }
  if (player.phase === 'playing') state.skipper.resetCount()
  // Another device fetches for itself.
  if (isLoading && state.playback.isWanted() && soundOwnerOf(state.slots) !== 'cast') stallTimer.wait()
  else stallTimer.rest()
}

export const connectRetry = (context: PlayerContext, element: () => HTMLMediaElement | null) => {
  const { tenant, playback, slots } = context
  const state: RetryState = {
    tenant,
    playback,
    slots,
    skipper: createUnplayableSkipper(context),
    tries: 0,
    mediaErrors: 0,
    serverFaults: 0,
    waitingSince: null,
    notified: new Set(),
    timer: undefined,
  }
  slots.retryAfter = (error) => retryAfter(state, error)
  const stallTimer = createStallTimer(stallMs, (times) => onStall(state, times))
  const watchElement = watchElementProgress(element, stallTimer.signOfLife)
  addEventListener('online', () => retryNow(state))
  const follow = () => {
    watchElement()
    followPhase(state, stallTimer)
  }
  subscribe(player, follow)
  // The first song of a visit may be loading already.
  follow()
}
