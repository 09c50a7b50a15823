/** A position that comes while speech starts is sought; a later one is offered, as it would interrupt. */
import type { Track } from '../../contract/content.ts'
import { resumeSecondOf } from '../../domain/podcasts/parts.ts'
import { fetchPlaybackPosition } from '../../state/player/playback-positions.ts'
import { playerTime } from '../../state/player/player.ts'
import { userKey } from '../../state/session/session.ts'
import { findLastPosition } from '../../state/player/report-position.ts'
import { offerPosition } from './integrations/offer-remote-position.ts'
import type { PlayerContext } from './player-context.ts'

const seekWithinSeconds = 15

/** A position that the listener sought meanwhile stays. */
const resumeAt = (context: PlayerContext, track: Track, second: number) => {
  const { playback } = context
  if (!playback.isLoaded()) playerTime.position ||= second
  else if (playback.position() < Math.min(seekWithinSeconds, second)) playback.seek(second)
  else offerPosition(track, second, context)
}

export const createResumePosition = (context: PlayerContext) => {
  const { playback, client, scope } = context
  const resume = async (track: Track) => {
    const left =
      findLastPosition(track) ?? (await fetchPlaybackPosition(client, { ...scope(), user: userKey() }, track))
    // Asked again when its position is to be reported.
    if (left !== undefined && playback.markPositionKnown(track))
      resumeAt(context, track, resumeSecondOf(left, track.duration))
  }
  const running = new Map<Track, Promise<void>>()
  return (track: Track): Promise<void> => {
    const resuming = running.get(track) ?? resume(track).finally(() => running.delete(track))
    running.set(track, resuming)
    return resuming
  }
}
