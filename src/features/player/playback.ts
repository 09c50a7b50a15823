import { locks } from '../../contract/storage-names.ts'
import { createSpeaker } from '../../lib/speaker.ts'
import { playerTime } from '../../state/player/player.ts'
import { createDebouncedSeek } from './audio/debounced-seek.ts'
import { createEngine } from './audio/engine.ts'
import { createLoader, requestTrack } from './audio/loader.ts'
import { changePhase } from './change-phase.ts'
import { createEngineEvents } from './engine-events.ts'
import { showMediaState } from './media-session.ts'
import {
  applyGain,
  askForTrack,
  reloadTrack,
  restartAtPosition,
  silence,
  startSound,
  startTrack,
} from './load-track.ts'
import type { Playback, PlaybackCore, PlaybackOptions } from './playback-types.ts'
import { hasResumePosition, reportCurrentPosition, reportPositionOnLeave } from './report-current-position.ts'
import { createListeningReports } from './reports/listening-reports.ts'
import { createMilestones } from './reports/milestones.ts'
import { showEnginePosition } from './show-engine-position.ts'

const openReportSender = async (
  { slots, loadDeferredParts }: PlaybackOptions,
  failed: (ticket: string, isFinal: boolean) => void,
) => {
  await loadDeferredParts()
  if (!slots.openReportSender) throw new Error('the sender of reports has not come')
  return slots.openReportSender(failed)
}

const createPlaybackCore = (options: PlaybackOptions): PlaybackCore => {
  const engine = createEngine(createEngineEvents(() => core))
  const core: PlaybackCore = {
    state: {
      track: null,
      answer: null,
      isWanted: false,
      isSecondTry: false,
      isPositionKnown: false,
      turn: 0,
      fade: null,
    },
    options,
    engine,
    loader: createLoader(),
    reports: createListeningReports({
      openSender: (failed) => openReportSender(options, failed),
      // A stored ticket may be the very one that was refused.
      renewTicket: async () => {
        const { track } = core.state
        return track && (await requestTrack(track.id)).ticket
      },
    }),
    speaker: createSpeaker(locks.speaker(options.tenant), engine.pause),
    debouncedSeek: createDebouncedSeek((seconds) => {
      engine.reportHeard()
      engine.seek(seconds)
      options.onPositionChanged()
      if (hasResumePosition(core)) reportCurrentPosition(core, seconds)
    }),
    milestones: createMilestones({
      onRecovered: () => (core.state.isSecondTry = false),
      showPosition: () => showEnginePosition(engine),
      reportPosition: () => reportCurrentPosition(core),
    }),
  }
  return core
}

const pause = ({ state, engine }: PlaybackCore) => {
  state.isWanted = false
  engine.pause()
  changePhase('pauseRequested')
}

const stop = (core: PlaybackCore) => {
  silence(core)
  core.state.track = null
  core.state.isWanted = false
  core.speaker.release()
  showMediaState('none')
}

const seek = (core: PlaybackCore, seconds: number) => {
  // Seeking to the very start is a position as well, unlike 0.
  playerTime.position = Math.min(Math.max(0.001, seconds), playerTime.duration || seconds)
  core.debouncedSeek.to(playerTime.position)
}

const setRate = ({ engine }: PlaybackCore, rate: number) => {
  engine.reportHeard()
  engine.setRate(rate)
  showEnginePosition(engine)
}

export const createPlayback = (options: PlaybackOptions): Playback => {
  const core = createPlaybackCore(options)
  const { state, engine, reports, speaker, debouncedSeek } = core
  return {
    isLoaded: engine.isLoaded,
    setTimeline: engine.setTimeline,
    join: engine.join,
    setVolume: engine.setVolume,
    start: (track, from) => startTrack(core, track, from, true),
    resume: (track) =>
      engine.isLoaded() && state.track === track ? startSound(core) : restartAtPosition(core, track, true),
    pause: () => pause(core),
    stop: () => stop(core),
    reload: () => reloadTrack(core),
    seek: (seconds) => seek(core, seconds),
    position: () =>
      engine.isLoaded() && !debouncedSeek.isPending() ? engine.position() : playerTime.position,
    setRate: (rate) => setRate(core, rate),
    applyGain: () => applyGain(core),
    fetchTrack: (id) => askForTrack(core, id),
    crossInto: (fade) => {
      if (!state.answer) return
      state.fade = fade
      options.onEnded(state.answer)
      state.fade = null
    },
    markPositionKnown: (track) => {
      const isAwaited = state.track === track && !state.isPositionKnown
      if (isAwaited) state.isPositionKnown = true
      return isAwaited
    },
    isWanted: () => state.isWanted,
    flush: () => {
      engine.reportHeard()
      reports.flush()
    },
    reportPositionOnLeave: () => reportPositionOnLeave(core),
    sendStored: reports.sendStored,
    speaker,
  }
}
