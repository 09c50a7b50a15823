/** Songs equally loud, and one that lies over the next: what is chosen in the settings is done here. */
import { subscribe } from 'valtio'
import { fadeSecondsBetween } from '../../../domain/player/crossfade.ts'
import { canFade } from '../../../state/player/can-fade.ts'
import { playbackSettings } from '../../../state/player/playback-settings.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { restoreAudioPreferences, audioPreferences } from '../../../state/player/audio-preferences.ts'
import type { PrefetchNext } from './prefetch-next.ts'
import { fadeOver } from './fade.ts'
import type { PlayerContext } from '../player-context.ts'

export const applyAudioPreferences = ({ tenant, playback, keeper }: PlayerContext, ahead: PrefetchNext) => {
  restoreAudioPreferences(tenant)
  playback.evenOut()
  subscribe(audioPreferences, playback.evenOut)
  if (!canFade()) return
  subscribe(playerTime, () => {
    if (audioPreferences.crossfade === 0 || player.phase !== 'playing' || player.isPreview) return
    // Who falls asleep with this one hears nothing of the next.
    if (playbackSettings.sleep && playbackSettings.sleep.until !== 'moment') return
    const [song, next] = [keeper.current(), ahead.next()]
    if (!song || !next || !playback.speaker.isOurs()) return
    const seconds = fadeSecondsBetween(song, next, audioPreferences.crossfade)
    const left = playerTime.duration - playerTime.position
    // The very end joins as always.
    if (left <= seconds && left > 0.5) playback.crossInto(fadeOver(left))
  })
}
