/** What the player does. It goes from state to state as `src/features/player/README.md` draws it. */
export type PlayerPhase =
  /** Nothing stands ready. */
  | 'idle'
  /** Somebody wants sound, and none comes yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The queue has run to its end; Play begins its last track again. */
  | 'ended'
  /** The browser wants a tap before there may be sound. */
  | 'blocked'

/** The phase as it is shown: a player that loads without a connection waits for it. */
type PlayerStatus = PlayerPhase | 'waitingForConnection'

export const playerStatusOf = (phase: PlayerPhase, isOnline: boolean): PlayerStatus =>
  phase === 'loading' && !isOnline ? 'waitingForConnection' : phase

/** Who sounds what the player shows. */
export type SoundOwner = 'nobody' | 'thisTab' | 'anotherTab' | 'cast'
