import type { Track } from '../../contract/content.ts'
import * as rules from '../../domain/queue/queue.ts'
import { isPlayingOrLoading, player, playerTime } from '../../state/player/player.ts'
import { changePhase } from './change-phase.ts'
import type { LocalActions, PlayerCore } from './player-context.ts'
import { shuffleRngFor } from './shuffle-rng.ts'

export const createLocalActions = ({
  queueController,
  playback,
  reports,
}: Pick<PlayerCore, 'queueController' | 'playback' | 'reports'>): LocalActions => {
  const playCurrent = (second?: number) => {
    const track = queueController.current()
    if (!track) return
    reports.trackStarted(track)
    void playback.start(track, second ?? null)
  }
  const showAndPlay = (queue: rules.Queue<Track>) => {
    if (queue.index < 0) return
    queueController.show(queue)
    playCurrent()
  }
  const toggle = () => {
    const track = queueController.current()
    if (!track) return
    if (isPlayingOrLoading()) return playback.pause()
    reports.trackStartedOnce(track)
    void playback.resume(track)
  }
  return {
    playCurrent,
    toggle,
    pause: playback.pause,
    next: () => showAndPlay(rules.next(queueController.queue())),
    previous: () => showAndPlay(rules.previous(queueController.queue())),
    seek: playback.seek,
    setVolume: (volume) => {
      player.volume = Math.min(1, Math.max(0, volume))
      playback.setVolume(player.volume)
      queueController.save()
    },
    cycleLoop: () => queueController.show(rules.cycleLoop(queueController.queue())),
    toggleShuffle: () =>
      queueController.show(
        rules.toggleShuffle(queueController.queue(), shuffleRngFor(queueController.current())),
      ),
    closeSilently: () => {
      playback.stop()
      queueController.show(rules.clear(queueController.queue()), null)
      changePhase('playerClosed')
      player.isPreview = false
      Object.assign(playerTime, { position: 0, duration: 0, buffered: 0 })
    },
  }
}
