/** Online the next track, offline the next downloaded song. */
import { findNextOffline } from '../../domain/queue/next-offline.ts'
import { afterEnd } from '../../domain/queue/queue.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { player } from '../../state/player/player.ts'
import type { PlayerContext } from './player-context.ts'

export const findNextAfterEnd = ({
  queueController,
  slots,
}: Pick<PlayerContext, 'queueController' | 'slots'>) => {
  const { loop } = player
  const after = afterEnd(queueController.queue(), loop)
  if (navigator.onLine) return after
  return findNextOffline(after, {
    loop,
    isAvailableOffline: ({ id }) => slots.prefetched.isAvailableOffline(id),
    isWaitedFor: (track) => playbackTraitsOf(track).keepsPosition,
  })
}
