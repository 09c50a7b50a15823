/** What the queue goes on to by itself: with a line what is next, without one the next song that is at hand. */
import { nearestAtHand } from '../../domain/playing/at-hand.ts'
import { afterEnd } from '../../domain/playing/queue.ts'
import { wayOf } from '../../domain/playing/ways.ts'
import { player } from '../../state/player.ts'
import type { PlayerNeeds } from './needs.ts'

export const goingOn = ({ keeper, playback }: Pick<PlayerNeeds, 'keeper' | 'playback'>) => {
  const { loop } = player
  const after = afterEnd(keeper.queue(), loop)
  if (navigator.onLine) return after
  return nearestAtHand(after, {
    loop,
    isAtHand: ({ id }) => playback.loader.isAtHand(id),
    isWaitedFor: (track) => wayOf(track).keepsPlace,
  })
}
