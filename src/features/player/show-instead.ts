import type { Track } from '../../contract/content.ts'
import type { Queue } from '../../domain/queue/queue.ts'
import { playerTime } from '../../state/player/player.ts'
import { changePhase } from './change-phase.ts'
import type { PlayerContext } from './player-context.ts'

/** Playback goes on with the new current track, if there was playback. */
export const showInstead = (
  { queueController, playback, local }: Pick<PlayerContext, 'queueController' | 'playback' | 'local'>,
  queue: Queue<Track>,
  wasSounding: boolean,
) => {
  queueController.show(queue)
  playback.stop()
  changePhase('trackReplaced')
  playerTime.position = 0
  if (wasSounding) local.playCurrent()
}
