/** `src/features/player/README.md` draws the transitions. */
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

type PlayerStatus = PlayerPhase | 'waitingForConnection'

export const playerStatusOf = (phase: PlayerPhase, isOnline: boolean): PlayerStatus =>
  phase === 'loading' && !isOnline ? 'waitingForConnection' : phase

export type SoundOwner = 'nobody' | 'thisTab' | 'anotherTab' | 'cast'
