/** From a track to its sound: asks what may be played, loads it, and starts or waits. */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { playbackPathOf } from '../../domain/player/playback-path.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { audioPreferences } from '../../state/player/audio-preferences.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { UnsupportedSoundError, canPlaySound } from '../../state/player/sound-support.ts'
import { changePhase } from './change-phase.ts'
import { showMediaState } from './media-session.ts'
import { notifyPlaybackFailure } from './notify-playback-failure.ts'
import type { PlaybackCore } from './playback-types.ts'
import { findResumePosition, reportPositionOnLeave } from './report-current-position.ts'

/** How long a loaded sound waits for its position. */
const positionTimeoutMs = 700

/** On a slow connection the first failure may come before the code that retries. */
export const onLoadFailed = async ({ state, options }: PlaybackCore, error: unknown): Promise<void> => {
  const { slots } = options
  if (state.isWanted && !slots.retryAfter) {
    const { turn } = state
    changePhase('loadRetried')
    await options.loadDeferredParts()
    if (turn !== state.turn) return
  }
  const isRetried = state.isWanted && slots.retryAfter?.(error) === true
  changePhase(isRetried ? 'loadRetried' : 'loadFailed')
  if (isRetried) return
  showMediaState('paused')
  notifyPlaybackFailure(error)
}

export const startSound = async ({ state, engine, speaker }: PlaybackCore): Promise<void> => {
  state.isWanted = true
  for (const video of document.querySelectorAll('video')) video.pause()
  speaker.claim()
  if ((await engine.play()) !== 'blocked') return
  speaker.release()
  changePhase('startRefused')
}

export const applyGain = ({ state, engine }: PlaybackCore) =>
  engine.setGain(audioPreferences.even ? (state.answer?.gain ?? 1) : 1)

export const askForTrack = async (core: PlaybackCore, id: string): Promise<TrackFetch | null> => {
  try {
    return await core.loader.load(id)
  } catch (error) {
    void onLoadFailed(core, error)
    return null
  }
}

const playAnswer = async (core: PlaybackCore, answer: TrackFetch, track: Track) => {
  const { state, options, engine, reports, milestones } = core
  const path = playbackPathOf(answer)
  if (path.action === 'play') {
    if (!canPlaySound(answer.type)) return onLoadFailed(core, new UnsupportedSoundError(track.title))
    state.answer = answer
    player.isPreview = path.isPreview
    if (path.isPreview) options.onPositionChanged()
    reports.begin(path.ticket, track.duration)
    milestones.begin()
    applyGain(core)
    // The listener may have sought meanwhile.
    engine.load(path.url, playerTime.position)
    if (state.isWanted) return startSound(core)
  }
  changePhase('playWithheld')
  if (path.action === 'openPurchase') options.openPurchase(path.options)
  else if (path.action !== 'play') options.onUnplayable()
}

/** Unloads the track and closes its reports and position. */
export const silence = (core: PlaybackCore) => {
  const { state, engine, loader, reports, debouncedSeek } = core
  state.turn++
  reportPositionOnLeave(core)
  debouncedSeek.cancel()
  loader.cancel()
  engine.reportHeard()
  reports.finish()
  if (state.fade) engine.fadeOut(state.fade)
  else engine.unload()
  state.answer = null
}

/** `from`: null where none is given. Finding the position is waited for a moment longer than the sound itself. */
export const startTrack = async (
  core: PlaybackCore,
  track: Track,
  from: number | null,
  isWanted: boolean,
): Promise<void> => {
  silence(core)
  const { state, options } = core
  const { turn: ownTurn } = state
  const isPositionKnown = from !== null || !playbackTraitsOf(track).keepsPosition
  state.track = track
  state.isWanted = isWanted
  state.isPositionKnown = isPositionKnown
  Object.assign(playerTime, { position: from ?? 0, duration: track.duration, buffered: 0 })
  changePhase('trackRequested')
  player.isPreview = false
  const found = isPositionKnown ? null : findResumePosition(core, track)
  const answer = options.slots.prefetched.take(track.id) ?? (await askForTrack(core, track.id))
  if (found) await Promise.race([found, new Promise((done) => setTimeout(done, positionTimeoutMs))])
  if (answer && ownTurn === state.turn) await playAnswer(core, answer, track)
}

export const restartAtPosition = (core: PlaybackCore, track: Track, isWanted: boolean): Promise<void> => {
  const { state } = core
  const wasPositionKnown = state.isPositionKnown || state.track !== track
  const started = startTrack(core, track, playerTime.position || null, isWanted)
  state.isPositionKnown &&= wasPositionKnown
  return started
}

export const reloadTrack = async (core: PlaybackCore): Promise<void> => {
  const { track, isWanted } = core.state
  if (track) await restartAtPosition(core, track, isWanted)
}
