/** Another device is further in what a restart kept here: asked once, with its first Play, and answered by one tap. */
import { subscribe } from 'valtio'
import { request } from '../../../api/request.ts'
import type { Track } from '../../../contract/content.ts'
import { getPlayHistory } from '../../../contract/history.ts'
import { wayOf } from '../../../domain/playing/ways.ts'
import { currentTrack } from '../../../state/current-track.ts'
import { player } from '../../../state/player.ts'
import { showSnack } from '../../../state/snackbar.ts'
import type { PlayerNeeds } from '../needs.ts'

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

export const offerElsewhere = (needs: PlayerNeeds) => {
  const kept = needs.keeper.kept()
  if (!kept || !wayOf(kept).keepsPlace) return
  let stop = () => {}
  const look = () => {
    if (currentTrack(player)?.id !== kept.id) return stop()
    if (player.phase !== 'playing' || !needs.playback.speaker.isOurs()) return
    stop()
    askFor(kept, needs).catch((problem: unknown) => console.info('no other device was asked for', problem))
  }
  stop = subscribe(player, look)
  look()
}
