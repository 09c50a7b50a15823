/** Hears spoken word as fast as its listener wants, and lets the sound go when it is time to sleep. */
import { subscribe } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { isMissed, loudnessAt, soundLeft } from '../../../domain/player/sleep-timer.ts'
import { usualSpeed } from '../../../domain/player/playback-speed.ts'
import { wayOf } from '../../../domain/player/playback-traits.ts'
import { hearAt, pace, sleepAt, speedOf } from '../../../state/player/playback-settings.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import type { Playback } from '../playback.ts'

const everyMs = 250

const followSpeed = (tenant: string, playback: Playback, isRemote: () => boolean) => {
  let heard: Track | null = null
  const take = () => {
    const track = currentTrack(player)
    // Another tab's sound brings its own speed.
    if (track !== heard && !isRemote()) {
      heard = track
      hearAt(track && wayOf(track).hasSpeed ? speedOf(tenant, track.album.id) : usualSpeed)
    }
    // Before the first sound there is nothing yet that could be hurried.
    playback.setRate(pace.speed)
  }
  take()
  subscribe(player, take)
  subscribe(pace, () => playback.setRate(pace.speed))
}

const followSleep = (playback: Playback, isRemote: () => boolean, pause: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    playback.setVolume(player.volume)
  }
  const look = () => {
    const { sleep, speed: rate } = pace
    if (!sleep) return stop()
    if (isRemote()) return
    const { position, duration } = playerTime
    if (isMissed(sleep, { id: currentTrack(player)?.id, position })) {
      sleepAt(null)
      return
    }
    const left = soundLeft(sleep, { now: Date.now(), position, duration, rate })
    if (player.phase === 'playing') playback.setVolume(player.volume * loudnessAt(left))
    if (left === null || left > 0) return
    pause()
    sleepAt(null)
    showSnack('pace.asleep')
  }
  subscribe(pace, () => {
    if (pace.sleep) timer ??= setInterval(look, everyMs)
    else if (timer) stop()
  })
}

/** Every tab shows when it is time to sleep; the one that sounds goes quiet. */
export const followPace = (
  tenant: string,
  playback: Playback,
  isRemote: () => boolean,
  pause: () => void,
) => {
  followSpeed(tenant, playback, isRemote)
  followSleep(playback, isRemote, pause)
}
