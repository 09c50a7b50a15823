/** What one playback is made of, and what the element's events mean to it. */
import { wordsOfError } from '../../api/error-words.ts'
import type { Track } from '../../contract/content.ts'
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'
import { isSounding, player, playerTime } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { createDebouncedSeek } from './audio/debounced-seek.ts'
import type { EngineEvents } from './audio/media-events.ts'
import { type Engine, createEngine } from './audio/engine.ts'
import { tellPlace as tellPlaceOf } from '../../state/player/report-position.ts'
import { type Loader, askLine, createLoader } from './audio/loader.ts'
import { showMediaPosition, showMediaState } from './integrations/media-session.ts'
import { createMilestones } from './reports/milestones.ts'
import { createReports } from './reports/listening-reports.ts'
import { createSpeaker } from '../../lib/speaker.ts'

export interface PlaybackNeeds {
  tenant: string
  ended: (answer: TrackFetch) => void
  purchase: (options: readonly PurchaseOption[]) => void
  /** Nothing to play and nothing to buy. */
  unplayable: () => void
  /** Worth writing to disk: a pause, a seek. */
  moved: () => void
  /** Of spoken word, when nobody gave a second. */
  findStart: (track: Track) => Promise<void>
  /** Until the late parts are here, or did not come. */
  late: () => Promise<unknown>
}

/** What is loaded now. */
export interface Loaded {
  track: Track | null
  answer: TrackFetch | null
  /** The listener wants sound; a pause while loading takes it back. */
  isWanted: boolean
  /** The address was already asked for a second time after a failure. */
  isSecondTry: boolean
  /** It began where it was left, as far as anybody knows: its place may be told. */
  isPlaced: boolean
}

export type Parts = ReturnType<typeof createParts>

/** An episode or a chapter is taken up where it stopped, so its place is told whenever it is left. */
export const isSpoken = ({ track }: Loaded) => wayOf(track).keepsPlace

export const createParts = (now: Loaded, needs: PlaybackNeeds, events: EngineEvents) => {
  const engine = createEngine(events)
  // A ticket on the disk may be the very one that was refused.
  const renewTicket = async () => (now.track ? (await askLine(now.track.id)).ticket : null)
  const tellPlace = (seconds = seek.isPending() ? playerTime.position : engine.position()) => {
    if (!now.track || player.isPreview) return
    // Told too early, it would stand over the place that another device left.
    void (now.isPlaced ? tellPlaceOf(now.track, seconds) : needs.findStart(now.track))
  }
  const seek = createDebouncedSeek((seconds) => {
    engine.tellHeard()
    engine.seek(seconds)
    needs.moved()
    if (isSpoken(now)) tellPlace(seconds)
  })
  const loader: Loader = createLoader()
  return {
    engine,
    tellPlace,
    loader,
    reports: createReports({
      openPost: async (failed) => (await import('./deferred-parts.ts')).openReportPost(needs.tenant, failed),
      renewTicket,
    }),
    speaker: createSpeaker(`speaker:${needs.tenant}`, engine.pause),
    seek,
    milestones: createMilestones({
      healed: () => (now.isSecondTry = false),
      showPlace: () => showPlace(engine),
      tellPlace,
    }),
  }
}

export const showPlace = (engine: Engine) =>
  showMediaPosition(engine.position(), playerTime.duration, engine.rate())

export const tellFailure = (error: unknown) =>
  showSnack(navigator.onLine ? wordsOfError(error, 'player.failed') : 'player.offline', { tone: 'bad' })

/** Events of the element become the state that everyone sees. */
export const eventsFor = (
  now: Loaded,
  needs: PlaybackNeeds,
  parts: () => Parts,
  again: () => void,
  giveUp: (error: unknown) => void,
): EngineEvents => ({
  playing: () => {
    player.phase = 'playing'
    showMediaState('playing')
    showPlace(parts().engine)
  },
  paused: () => {
    // A call, a headset, another tab: whoever stopped it, nobody waits for sound any more.
    now.isWanted = false
    parts().reports.interrupt()
    showMediaState('paused')
    if (isSounding()) player.phase = 'paused'
    parts().tellPlace()
    needs.moved()
  },
  waiting: () => {
    if (player.phase === 'playing') player.phase = 'loading'
  },
  ended: () => {
    const { answer } = now
    parts().reports.finish()
    showMediaState('paused')
    if (isSpoken(now)) parts().tellPlace(playerTime.duration)
    if (answer) needs.ended(answer)
  },
  heard: (mediaTime, rate) => {
    const { reports, milestones } = parts()
    reports.hear(mediaTime, rate)
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
