/** Songs equally loud, and one that lies over the next: what is chosen in the settings is done here. */
import { subscribe } from 'valtio'
import { fadeBetween } from '../../../domain/player/crossfade.ts'
import { canFade } from '../../../state/player/can-fade.ts'
import { pace } from '../../../state/player/playback-settings.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { restoreSoundWishes, soundWishes } from '../../../state/player/audio-preferences.ts'
import type { Ahead } from './prefetch-next.ts'
import { fadeOver } from './fade.ts'
import type { PlayerNeeds } from '../player-context.ts'

export const followSound = ({ tenant, playback, keeper }: PlayerNeeds, ahead: Ahead) => {
  restoreSoundWishes(tenant)
  playback.evenOut()
  subscribe(soundWishes, playback.evenOut)
  if (!canFade()) return
  subscribe(playerTime, () => {
    if (soundWishes.crossfade === 0 || player.phase !== 'playing' || player.isPreview) return
    // Who falls asleep with this one hears nothing of the next.
    if (pace.sleep && pace.sleep.until !== 'moment') return
    const [song, next] = [keeper.current(), ahead.next()]
    if (!song || !next || !playback.speaker.isOurs()) return
    const seconds = fadeBetween(song, next, soundWishes.crossfade)
    const left = playerTime.duration - playerTime.position
    // The very end joins as always.
    if (left <= seconds && left > 0.5) playback.crossInto(fadeOver(left))
  })
}
