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
import type { Playback } from '../playback-types.ts'
import type { PlayerContext } from '../player-context.ts'

const intervalMs = 250

const applySpeed = (tenant: string, playback: Playback, isRemote: () => boolean) => {
  let appliedTrack: Track | null = null
  const apply = () => {
    const track = currentTrack(player)
    // Another tab's playback has its own speed.
    if (track !== appliedTrack && !isRemote()) {
      appliedTrack = track
      setPlaybackSpeed(
        track && playbackTraitsOf(track).hasSpeed ? readSavedSpeed(tenant, track.album.id) : defaultSpeed,
      )
    }
    // Before the first sound there is nothing to set it on.
    playback.setRate(playbackSettings.speed)
  }
  apply()
  subscribe(player, apply)
  subscribe(playbackSettings, () => playback.setRate(playbackSettings.speed))
}

const applySleepTimer = (playback: Playback, isRemote: () => boolean, pause: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    playback.setVolume(player.volume)
  }
  const checkTimer = () => {
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
    if (playbackSettings.sleep) timer ??= setInterval(checkTimer, intervalMs)
    else if (timer) stop()
  })
}

/** Every tab shows the end of the sleep timer; the tab that plays pauses. */
export const applyPlaybackSettings = (
  { tenant, playback, local }: PlayerContext,
  isRemote: () => boolean,
) => {
  applySpeed(tenant, playback, isRemote)
  applySleepTimer(playback, isRemote, local.pause)
}
