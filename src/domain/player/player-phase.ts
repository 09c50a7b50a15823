/** The phases of the player, and every change between them: nothing else may change the phase. */
export type PlayerPhase =
  | 'idle'
  /** Playback was requested and has not started yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The queue has run to its end; Play starts its last track again. */
  | 'ended'
  /** The browser wants a tap before there may be sound. */
  | 'blocked'

export const playerPhases = ['idle', 'loading', 'playing', 'paused', 'ended', 'blocked'] as const
const silent = ['idle', 'paused', 'ended', 'blocked'] as const
const active = ['loading', 'playing'] as const

interface PhaseChange {
  /** In any other phase the cause changes nothing. */
  readonly from: readonly PlayerPhase[]
  readonly to: PlayerPhase
}

export const phaseChanges = {
  /** Play, next, a jump in the queue, another try: a track is loaded from its start or its position. */
  trackRequested: { from: playerPhases, to: 'loading' },
  /** The request failed and is repeated, or another track is tried. */
  loadRetried: { from: playerPhases, to: 'loading' },
  /** A preview has ended: the backend is asked whether the whole track may be played by now. */
  entitlementRequested: { from: playerPhases, to: 'loading' },
  soundStarted: { from: playerPhases, to: 'playing' },
  soundStalled: { from: ['playing'], to: 'loading' },
  /** The listener, a headset, a phone call, another tab. */
  soundPaused: { from: active, to: 'paused' },
  /** There is no sound yet that could pause. */
  pauseRequested: { from: ['loading', 'blocked'], to: 'paused' },
  /** The track is loaded and does not start: pause was requested meanwhile, or the account may not play it. */
  playWithheld: { from: playerPhases, to: 'paused' },
  loadFailed: { from: playerPhases, to: 'paused' },
  /** No sound for half an hour. */
  waitGivenUp: { from: playerPhases, to: 'paused' },
  /** The current track was removed from the queue, so the next one is now current. */
  trackReplaced: { from: playerPhases, to: 'paused' },
  /** From disk, from an undo, from another tab. */
  queueRestored: { from: playerPhases, to: 'paused' },
  /** A link with a time or a shared queue. */
  queuePrepared: { from: silent, to: 'paused' },
  /** The sleep timer ended with the track, or a pause came while the entitlement was asked for. */
  stoppedAfterTrack: { from: playerPhases, to: 'paused' },
  pageSuspended: { from: active, to: 'paused' },
  queueEnded: { from: playerPhases, to: 'ended' },
  startRefused: { from: playerPhases, to: 'blocked' },
  /** The tab that sounded is closed. */
  speakerClosed: { from: active, to: 'blocked' },
  /** A new login interrupted a Play, and the page was loaded again. */
  interruptedPlayRestored: { from: ['paused'], to: 'blocked' },
  /** Another tab toggled play here, and this page has had no tap. */
  toggledWithoutTap: { from: silent, to: 'blocked' },
  playerClosed: { from: playerPhases, to: 'idle' },
} as const satisfies Record<string, PhaseChange>

export type PhaseCause = keyof typeof phaseChanges

export const phaseAfter = (phase: PlayerPhase, cause: PhaseCause): PlayerPhase => {
  const { from, to }: PhaseChange = phaseChanges[cause]
  return from.includes(phase) ? to : phase
}
