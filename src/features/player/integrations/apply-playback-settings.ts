/** Hears spoken word as fast as its listener wants, and lets the sound go when it is time to sleep. */
import { subscribe } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { isMissed, sleepVolumeAt, secondsUntilSleep } from '../../../domain/player/sleep-timer.ts'
import { defaultSpeed } from '../../../domain/player/playback-speed.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import {
  setPlaybackSpeed,
  playbackSettings,
  setSleepTimer,
  readSavedSpeed,
} from '../../../state/player/playback-settings.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { Playback } from '../playback.ts'

const intervalMs = 250

const applySpeed = (tenant: string, playback: Playback, isRemote: () => boolean) => {
  let heard: Track | null = null
  const take = () => {
    const track = currentTrack(player)
    // Another tab's sound brings its own speed.
    if (track !== heard && !isRemote()) {
      heard = track
      setPlaybackSpeed(
        track && playbackTraitsOf(track).hasSpeed ? readSavedSpeed(tenant, track.album.id) : defaultSpeed,
      )
    }
    // Before the first sound there is nothing yet that could be hurried.
    playback.setRate(playbackSettings.speed)
  }
  take()
  subscribe(player, take)
  subscribe(playbackSettings, () => playback.setRate(playbackSettings.speed))
}

const applySleepTimer = (playback: Playback, isRemote: () => boolean, pause: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    playback.setVolume(player.volume)
  }
  const look = () => {
    const { sleep, speed: rate } = playbackSettings
    if (!sleep) return stop()
    if (isRemote()) return
    const { position, duration } = playerTime
    if (isMissed(sleep, { id: currentTrack(player)?.id, position })) {
      setSleepTimer(null)
      return
    }
    const left = secondsUntilSleep(sleep, { now: Date.now(), position, duration, rate })
    if (player.phase === 'playing') playback.setVolume(player.volume * sleepVolumeAt(left))
    if (left === null || left > 0) return
    pause()
    setSleepTimer(null)
    showSnack('pace.asleep')
  }
  subscribe(playbackSettings, () => {
    if (playbackSettings.sleep) timer ??= setInterval(look, intervalMs)
    else if (timer) stop()
  })
}

/** Every tab shows when it is time to sleep; the one that sounds goes quiet. */
export const applyPlaybackSettings = (
  tenant: string,
  playback: Playback,
  isRemote: () => boolean,
  pause: () => void,
) => {
  applySpeed(tenant, playback, isRemote)
  applySleepTimer(playback, isRemote, pause)
}
