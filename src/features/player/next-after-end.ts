/** What the queue goes on to by itself: with a line what is next, without one the next song that is at hand. */
import { nearestAtHand } from '../../domain/queue/next-offline.ts'
import { afterEnd } from '../../domain/queue/queue.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'
import { player } from '../../state/player/player.ts'
import type { PlayerNeeds } from './player-context.ts'

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
