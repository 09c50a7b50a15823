/** Another device is further in what a restart kept, or what rested here: asked once, with its next Play. */
import { subscribe } from 'valtio'
import { request } from '../../../api/request.ts'
import type { Track } from '../../../contract/content.ts'
import { getPlayHistory } from '../../../contract/history.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { PlayerContext } from '../player-context.ts'

/** Less is found by ear; so little before the end is as good as heard. */
const minimumGapSeconds = 30

export const offerPosition = (track: Track, there: number, { playback, verbs }: PlayerContext) => {
  const isSame = currentTrack(player)?.id === track.id
  if (
    !isSame ||
    there - playback.position() < minimumGapSeconds ||
    track.duration - there < minimumGapSeconds
  )
    return
  const go = () => {
    if (currentTrack(player)?.id === track.id) verbs.seek(there)
  }
  showSnack('player.further', { action: { key: 'player.goThere', run: go } })
}
const fetchRemotePosition = async (track: Track, needs: PlayerContext) => {
  const entry = await request(getPlayHistory, { params: { id: track.id } })
  offerPosition(track, entry?.userCurrentPlaying ?? 0, needs)
}

/** So long a rest that somebody may have gone on elsewhere meanwhile. */
const minimumPauseMs = 30_000

export const offerRemotePosition = (needs: PlayerContext) => {
  const kept = needs.keeper.kept()
  let rest: { id: string; since: number } | null = kept && { id: kept.id, since: -Infinity }
  const look = () => {
    const track = currentTrack(player)
    if (!track || !playbackTraitsOf(track).keepsPlace) return
    if (player.phase === 'paused' && rest?.id !== track.id) rest = { id: track.id, since: Date.now() }
    if (player.phase !== 'playing') return
    const wasLong = rest?.id === track.id && Date.now() - rest.since >= minimumPauseMs
    rest = null
    // What another tab of this device sounds is heard by the same ears.
    if (!wasLong || !needs.playback.speaker.isOurs()) return
    fetchRemotePosition(track, needs).catch((problem: unknown) =>
      console.info('no other device was asked for', problem),
    )
  }
  subscribe(player, look)
  look()
}
