/** Another device may be further in a restored or long paused track: asked once, with its next Play. */
import { subscribe } from 'valtio'
import { request } from '../../../api/request.ts'
import type { Track } from '../../../contract/content.ts'
import { getPlayHistory } from '../../../contract/history.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { PlayerContext } from '../player-context.ts'

/** A smaller gap is found by ear; this close to the end it counts as finished. */
const minimumGapSeconds = 30

export const offerPosition = (track: Track, remoteSecond: number, { playback, actions }: PlayerContext) => {
  const isSame = currentTrack(player)?.id === track.id
  if (
    !isSame ||
    remoteSecond - playback.position() < minimumGapSeconds ||
    track.duration - remoteSecond < minimumGapSeconds
  )
    return
  const seekThere = () => {
    if (currentTrack(player)?.id === track.id) actions.seek(remoteSecond)
  }
  showSnack('player.further', { action: { key: 'player.goThere', run: seekThere } })
}
const fetchRemotePosition = async (track: Track, context: PlayerContext) => {
  const entry = await request(getPlayHistory, { params: { id: track.id } })
  offerPosition(track, entry?.userCurrentPlaying ?? 0, context)
}

/** A pause long enough to continue elsewhere. */
const minimumPauseMs = 30_000

export const offerRemotePosition = (context: PlayerContext) => {
  const restored = context.queueController.restoredTrack()
  let pause: { id: string; since: number } | null = restored && { id: restored.id, since: -Infinity }
  const checkPause = () => {
    const track = currentTrack(player)
    if (!track || !playbackTraitsOf(track).keepsPosition) return
    if (player.phase === 'paused' && pause?.id !== track.id) pause = { id: track.id, since: Date.now() }
    if (player.phase !== 'playing') return
    const wasLong = pause?.id === track.id && Date.now() - pause.since >= minimumPauseMs
    pause = null
    // Playback in another tab of this device is no other device.
    if (!wasLong || !context.playback.speaker.isOurs()) return
    fetchRemotePosition(track, context).catch((problem: unknown) =>
      console.info('the position on other devices could not be read', problem),
    )
  }
  subscribe(player, checkPause)
  checkPause()
}
