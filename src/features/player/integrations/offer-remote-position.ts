/** Another device is further in what a restart kept, or what rested here: asked once, with its next Play. */
import { subscribe } from 'valtio'
import { request } from '../../../api/request.ts'
import type { Track } from '../../../contract/content.ts'
import { getPlayHistory } from '../../../contract/history.ts'
import { wayOf } from '../../../domain/player/playback-traits.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { PlayerNeeds } from '../player-context.ts'

/** Less is found by ear; so little before the end is as good as heard. */
const worthAsking = 30

export const offerPlace = (track: Track, there: number, { playback, verbs }: PlayerNeeds) => {
  const isSame = currentTrack(player)?.id === track.id
  if (!isSame || there - playback.position() < worthAsking || track.duration - there < worthAsking) return
  const go = () => {
    if (currentTrack(player)?.id === track.id) verbs.seek(there)
  }
  showSnack('player.further', { action: { key: 'player.goThere', run: go } })
}
const askFor = async (track: Track, needs: PlayerNeeds) => {
  const entry = await request(getPlayHistory, { params: { id: track.id } })
  offerPlace(track, entry?.userCurrentPlaying ?? 0, needs)
}

/** So long a rest that somebody may have gone on elsewhere meanwhile. */
const restMs = 30_000

export const offerElsewhere = (needs: PlayerNeeds) => {
  const kept = needs.keeper.kept()
  let rest: { id: string; since: number } | null = kept && { id: kept.id, since: -Infinity }
  const look = () => {
    const track = currentTrack(player)
    if (!track || !wayOf(track).keepsPlace) return
    if (player.phase === 'paused' && rest?.id !== track.id) rest = { id: track.id, since: Date.now() }
    if (player.phase !== 'playing') return
    const wasLong = rest?.id === track.id && Date.now() - rest.since >= restMs
    rest = null
    // What another tab of this device sounds is heard by the same ears.
    if (!wasLong || !needs.playback.speaker.isOurs()) return
    askFor(track, needs).catch((problem: unknown) => console.info('no other device was asked for', problem))
  }
  subscribe(player, look)
  look()
}
