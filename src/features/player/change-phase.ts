/** The only writer of the phase: elsewhere its type is read-only. `README.md` lists who calls with which cause. */
import { type PhaseCause, type PlayerPhase, phaseAfter } from '../../domain/player/player-phase.ts'
import { player } from '../../state/player/player.ts'

const writable: { phase: PlayerPhase } = player

export const changePhase = (cause: PhaseCause) => {
  writable.phase = phaseAfter(player.phase, cause)
}
/** Another tab plays: its phase is shown here, whichever it is. */
export const mirrorPhase = (phase: PlayerPhase) => {
  writable.phase = phase
}
