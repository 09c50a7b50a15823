/** Speech resumes where it stopped, so its position is reported whenever playback stops. */
import type { Track } from '../../contract/content.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { reportPosition } from '../../state/player/report-position.ts'
import type { PlaybackCore } from './playback-types.ts'

export const hasResumePosition = ({ state }: PlaybackCore) => playbackTraitsOf(state.track).keepsPosition

export const findResumePosition = async ({ options }: PlaybackCore, track: Track): Promise<void> => {
  await options.loadDeferredParts()
  await options.slots.findResumePosition?.(track)
}

export const reportCurrentPosition = (core: PlaybackCore, seconds?: number) => {
  const { state, engine, debouncedSeek } = core
  if (!state.track || player.isPreview) return
  const position = seconds ?? (debouncedSeek.isPending() ? playerTime.position : engine.position())
  if (state.isPositionKnown) void reportPosition(state.track, position)
  // Reported too early, it would overwrite the position of another device.
  else void findResumePosition(core, state.track)
}

/** A paused track was reported when it paused; another device may be further by now. */
export const reportPositionOnLeave = (core: PlaybackCore) => {
  const { state, engine, debouncedSeek } = core
  const isActive = state.isWanted || debouncedSeek.isPending()
  if (isActive && state.answer && hasResumePosition(core) && engine.position() > 1)
    reportCurrentPosition(core)
}
