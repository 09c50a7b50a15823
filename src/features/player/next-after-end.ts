/** What the queue goes on to by itself: with a line what is next, without one the next song that is at hand. */
import { findNextOffline } from '../../domain/queue/next-offline.ts'
import { afterEnd } from '../../domain/queue/queue.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { player } from '../../state/player/player.ts'
import type { PlayerContext } from './player-context.ts'

export const findNextAfterEnd = ({ keeper, playback }: Pick<PlayerContext, 'keeper' | 'playback'>) => {
  const { loop } = player
  const after = afterEnd(keeper.queue(), loop)
  if (navigator.onLine) return after
  return findNextOffline(after, {
    loop,
    isAvailableOffline: ({ id }) => playback.loader.isAvailableOffline(id),
    isWaitedFor: (track) => playbackTraitsOf(track).keepsPlace,
  })
}
