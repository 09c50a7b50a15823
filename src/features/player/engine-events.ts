import { playerTime } from '../../state/player/player.ts'
import type { EngineEvents } from './audio/media-events.ts'
import { changePhase } from './change-phase.ts'
import { showMediaState } from './media-session.ts'
import { onLoadFailed, reloadTrack } from './load-track.ts'
import type { PlaybackCore } from './playback-types.ts'
import { hasResumePosition, reportCurrentPosition } from './report-current-position.ts'
import { showEnginePosition } from './show-engine-position.ts'

const onPlaying = ({ engine }: PlaybackCore) => {
  changePhase('soundStarted')
  showMediaState('playing')
  showEnginePosition(engine)
}
const onPaused = (core: PlaybackCore) => {
  // A call, a headset, another tab: whatever paused it, no sound is wanted any more.
  core.state.isWanted = false
  core.reports.interrupt()
  showMediaState('paused')
  changePhase('soundPaused')
  reportCurrentPosition(core)
  core.options.onPositionChanged()
}
const onEnded = (core: PlaybackCore) => {
  const { answer } = core.state
  core.reports.finish()
  showMediaState('paused')
  if (hasResumePosition(core)) reportCurrentPosition(core, playerTime.duration)
  if (answer) core.options.onEnded(answer)
}
const onHeard = ({ reports, milestones }: PlaybackCore, mediaTime: number, rate: number) => {
  reports.addMediaTime(mediaTime, rate)
  milestones.heard(reports.seconds())
}
const onTick = (core: PlaybackCore, position: number, duration: number, buffered: number) => {
  if (!core.debouncedSeek.isPending()) playerTime.position = position
  if (duration > 0) playerTime.duration = duration
  playerTime.buffered = buffered
}
const onFailed = (core: PlaybackCore) => {
  const { state, reports, engine } = core
  reports.interrupt()
  // The address is signed for a short time and may have expired.
  if (!state.isSecondTry && navigator.onLine) {
    state.isSecondTry = true
    return void reloadTrack(core)
  }
  engine.unload()
  void onLoadFailed(core, null)
}

/** `core` is a function because the engine that it holds is made with these events. */
export const createEngineEvents = (core: () => PlaybackCore): EngineEvents => ({
  playing: () => onPlaying(core()),
  paused: () => onPaused(core()),
  waiting: () => changePhase('soundStalled'),
  ended: () => onEnded(core()),
  heard: (mediaTime, rate) => onHeard(core(), mediaTime, rate),
  jumped: () => core().reports.interrupt(),
  tick: (position, duration, buffered) => onTick(core(), position, duration, buffered),
  failed: () => onFailed(core()),
})
