import type { PlayerPhase } from './player-phase.ts'

type PlayerStatus = PlayerPhase | 'waitingForConnection'

export const playerStatusOf = (phase: PlayerPhase, isOnline: boolean): PlayerStatus =>
  phase === 'loading' && !isOnline ? 'waitingForConnection' : phase

export type SoundOwner = 'nobody' | 'thisTab' | 'anotherTab' | 'cast'
