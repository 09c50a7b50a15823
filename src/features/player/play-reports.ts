/** Reports about a queue to the backend. Playback does not wait for them, as both use the same disk. */
import type { Track } from '../../contract/content.ts'
import { player } from '../../state/player/player.ts'
import { reportPlayStarted } from '../../state/player/report-position.ts'
import type { PlayReports } from './player-context.ts'
import type { PlayerSlots } from './player-slots.ts'

export const createPlayReports = (
  slots: PlayerSlots,
  loadDeferredParts: () => Promise<void>,
): PlayReports => {
  let startedTrack: Track | null = null
  const runLater = (report: () => void) => void setTimeout(() => void loadDeferredParts().then(report))
  const queueSource: PlayReports['queueSource'] = (source) =>
    runLater(() => void slots.reportSource?.(source))
  const trackStarted = (track: Track) => {
    startedTrack = track
    runLater(() => void reportPlayStarted(track))
  }
  return {
    queueSource,
    trackStarted,
    trackStartedOnce: (track) => {
      if (startedTrack === track) return
      if (player.source) queueSource(player.source)
      trackStarted(track)
    },
  }
}
