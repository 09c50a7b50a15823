import { subscribe } from 'valtio'
import { fadeSecondsBetween, fadeShares } from '../../domain/player/crossfade.ts'
import { audioPreferences, restoreAudioPreferences } from '../../state/player/audio-preferences.ts'
import { canSetVolume } from '../../state/player/can-set-volume.ts'
import { playbackSettings } from '../../state/player/playback-settings.ts'
import { player, playerTime } from '../../state/player/player.ts'
import type { PlayerContext } from './player-context.ts'
import { type Fade, tickMs } from './audio/media-events.ts'

/** By the clock: a hidden page takes larger steps and still ends in time. `step` gets the shares of both; the returned function ends it early. Either way `done` is called once. */
const fadeOver =
  (seconds: number): Fade =>
  (step, done) => {
    const startedAt = performance.now()
    const end = () => {
      clearInterval(timer)
      done()
    }
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / 1000 / seconds
      step(fadeShares(share))
      if (share >= 1) end()
    }, tickMs / 2)
    return end
  }

const crossfadeIfDue = ({ playback, queueController, slots }: PlayerContext) => {
  if (audioPreferences.crossfade === 0 || player.phase !== 'playing' || player.isPreview) return
  // A sleep timer that ends with this track prevents the crossfade.
  if (playbackSettings.sleep && playbackSettings.sleep.until !== 'moment') return
  const [song, next] = [queueController.current(), slots.prefetched.next()]
  if (!song || !next || !playback.speaker.isOurs()) return
  const seconds = fadeSecondsBetween(song, next, audioPreferences.crossfade)
  const left = playerTime.duration - playerTime.position
  // Too close to the end for a crossfade.
  if (left <= seconds && left > 0.5) playback.crossInto(fadeOver(left))
}

export const applyAudioPreferences = (context: PlayerContext) => {
  const { tenant, playback } = context
  restoreAudioPreferences(tenant)
  playback.applyGain()
  subscribe(audioPreferences, playback.applyGain)
  if (canSetVolume()) subscribe(playerTime, () => crossfadeIfDue(context))
}
