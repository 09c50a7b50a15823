/** Songs equally loud, and one that lies over the next: what is chosen in the settings is done here. */
import { subscribe } from 'valtio'
import { fadeBetween } from '../../domain/crossfade.ts'
import { player, playerTime } from '../../state/player.ts'
import { restoreSoundWishes, soundWishes } from '../../state/sound-wishes.ts'
import type { Ahead } from './ahead.ts'
import type { PlayerNeeds } from './needs.ts'

/** Where a page may not say how loud it is, a fade would be two songs at once. */
const canFade = () => {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}

export const followSound = ({ tenant, playback, keeper }: PlayerNeeds, ahead: Ahead) => {
  restoreSoundWishes(tenant)
  playback.evenOut()
  subscribe(soundWishes, playback.evenOut)
  if (!canFade()) return
  subscribe(playerTime, () => {
    if (soundWishes.crossfade === 0 || player.phase !== 'playing' || player.isPreview) return
    const [song, next] = [keeper.current(), ahead.next()]
    if (!song || !next || !playback.speaker.isOurs()) return
    const seconds = fadeBetween(song, next, soundWishes.crossfade)
    const left = playerTime.duration - playerTime.position
    // The very end joins as always.
    if (left <= seconds && left > 0.5) playback.crossInto(left)
  })
}
