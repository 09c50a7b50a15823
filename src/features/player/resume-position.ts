/**
 * Where spoken word begins that nobody gave a second for: where it was left, here or on another device. An answer that
 * comes while it begins is gone to; a later one is offered, for by then somebody listens.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { resumeSecondOf } from '../../domain/podcasts/parts.ts'
import { fetchPlaybackPosition } from '../../state/player/playback-positions.ts'
import { playerTime } from '../../state/player/player.ts'
import { userKey } from '../../state/session/session.ts'
import { findLastPosition } from '../../state/player/report-position.ts'
import { offerPosition } from './integrations/offer-remote-position.ts'
import type { PlayerContext } from './player-context.ts'

const seekWithinSeconds = 15

export const createResumePosition = (needs: PlayerContext, client: QueryClient, scope: () => PublicScope) => {
  const { playback } = needs
  const begin = (track: Track, second: number) => {
    // Where somebody sought meanwhile stays.
    if (!playback.isLoaded()) playerTime.position ||= second
    else if (playback.position() < Math.min(seekWithinSeconds, second)) playback.seek(second)
    else offerPosition(track, second, needs)
  }
  const ask = async (track: Track) => {
    const left =
      findLastPosition(track) ?? (await fetchPlaybackPosition(client, { ...scope(), user: userKey() }, track))
    // Asked again when its place is to be told.
    if (left !== undefined && playback.placed(track)) begin(track, resumeSecondOf(left, track.duration))
  }
  const asking = new Map<Track, Promise<void>>()
  return (track: Track): Promise<void> => {
    const asked = asking.get(track) ?? ask(track).finally(() => asking.delete(track))
    asking.set(track, asked)
    return asked
  }
}
