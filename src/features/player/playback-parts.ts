/** What one playback is made of, and what the element's events mean to it. */
import { wordsOfError } from '../../api/error-words.ts'
import type { Track } from '../../contract/content.ts'
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { isPlayingOrLoading, player, playerTime } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { createDebouncedSeek } from './audio/debounced-seek.ts'
import type { EngineEvents } from './audio/media-events.ts'
import { type Engine, createEngine } from './audio/engine.ts'
import { reportPosition as tellPlaceOf } from '../../state/player/report-position.ts'
import { type Loader, requestTrack, createLoader } from './audio/loader.ts'
import { showMediaPosition, showMediaState } from './integrations/media-session.ts'
import { createMilestones } from './reports/milestones.ts'
import { createListeningReports } from './reports/listening-reports.ts'
import type { ReportSender } from './reports/report-sender.ts'
import { createSpeaker } from '../../lib/speaker.ts'

export interface PlaybackOptions {
  tenant: string
  onEnded: (answer: TrackFetch) => void
  openPurchase: (options: readonly PurchaseOption[]) => void
  /** Nothing to play and nothing to buy. */
  onUnplayable: () => void
  /** Worth writing to disk: a pause, a seek. */
  onPositionChanged: () => void
  /** Of spoken word, when nobody gave a second. */
  findResumePosition: (track: Track) => Promise<void>
  /** `failed`: a report under this ticket was refused. */
  openReportSender: (failed: (ticket: string) => void) => Promise<ReportSender>
  /** Until the late parts are here, or did not come. */
  loadDeferredParts: () => Promise<unknown>
}

/** What is loaded now. */
export interface LoadedTrack {
  track: Track | null
  answer: TrackFetch | null
  /** The listener wants sound; a pause while loading takes it back. */
  isWanted: boolean
  /** The address was already asked for a second time after a failure. */
  isSecondTry: boolean
  /** It began where it was left, as far as anybody knows: its place may be told. */
  isPositionKnown: boolean
}

export type PlaybackParts = ReturnType<typeof createPlaybackParts>

/** An episode or a chapter is taken up where it stopped, so its place is told whenever it is left. */
export const hasResumePosition = ({ track }: LoadedTrack) => playbackTraitsOf(track).keepsPlace

export const createPlaybackParts = (now: LoadedTrack, needs: PlaybackOptions, events: EngineEvents) => {
  const engine = createEngine(events)
  // A ticket on the disk may be the very one that was refused.
  const renewTicket = async () => (now.track ? (await requestTrack(now.track.id)).ticket : null)
  const tellPlace = (seconds = seek.isPending() ? playerTime.position : engine.position()) => {
    if (!now.track || player.isPreview) return
    // Told too early, it would stand over the place that another device left.
    void (now.isPositionKnown ? tellPlaceOf(now.track, seconds) : needs.findResumePosition(now.track))
  }
  const seek = createDebouncedSeek((seconds) => {
    engine.reportHeard()
    engine.seek(seconds)
    needs.onPositionChanged()
    if (hasResumePosition(now)) tellPlace(seconds)
  })
  const loader: Loader = createLoader()
  return {
    engine,
    tellPlace,
    loader,
    reports: createListeningReports({
      openSender: needs.openReportSender,
      renewTicket,
    }),
    speaker: createSpeaker(`speaker:${needs.tenant}`, engine.pause),
    seek,
    milestones: createMilestones({
      onRecovered: () => (now.isSecondTry = false),
      showPosition: () => showPosition(engine),
      reportPosition: tellPlace,
    }),
  }
}

export const showPosition = (engine: Engine) =>
  showMediaPosition(engine.position(), playerTime.duration, engine.rate())

export const notifyPlaybackFailure = (error: unknown) =>
  showSnack(navigator.onLine ? wordsOfError(error, 'player.failed') : 'player.offline', { tone: 'bad' })

/** Events of the element become the state that everyone sees. */
export const createEngineEvents = (
  now: LoadedTrack,
  needs: PlaybackOptions,
  parts: () => PlaybackParts,
  again: () => void,
  giveUp: (error: unknown) => void,
): EngineEvents => ({
  playing: () => {
    player.phase = 'playing'
    showMediaState('playing')
    showPosition(parts().engine)
  },
  paused: () => {
    // A call, a headset, another tab: whoever stopped it, nobody waits for sound any more.
    now.isWanted = false
    parts().reports.interrupt()
    showMediaState('paused')
    if (isPlayingOrLoading()) player.phase = 'paused'
    parts().tellPlace()
    needs.onPositionChanged()
  },
  waiting: () => {
    if (player.phase === 'playing') player.phase = 'loading'
  },
  ended: () => {
    const { answer } = now
    parts().reports.finish()
    showMediaState('paused')
    if (hasResumePosition(now)) parts().tellPlace(playerTime.duration)
    if (answer) needs.onEnded(answer)
  },
  heard: (mediaTime, rate) => {
    const { reports, milestones } = parts()
    reports.addMediaTime(mediaTime, rate)
    milestones.heard(reports.seconds())
  },
  jumped: () => parts().reports.interrupt(),
  tick: (position, duration, buffered) => {
    if (!parts().seek.isPending()) playerTime.position = position
    if (duration > 0) playerTime.duration = duration
    playerTime.buffered = buffered
  },
  failed: () => {
    parts().reports.interrupt()
    // The address is signed for a short time and may simply have run out.
    if (!now.isSecondTry && navigator.onLine) return again()
    parts().engine.unload()
    giveUp(null)
  },
})
