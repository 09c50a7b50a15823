/** A song that does not load while online is skipped, so that one bad file does not end playback. */
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { findNextAfterEnd } from './next-after-end.ts'
import type { PlayerContext } from './player-context.ts'

/** After this many the song is not the cause. */
const maxSkipsInARow = 3

export interface UnplayableSkipper {
  /** True where the next track starts; a part of a book is waited for. */
  skip: (words?: 'player.passedOver' | 'player.unsupported') => boolean
  resetCount: () => void
}

export const createUnplayableSkipper = (
  context: Pick<PlayerContext, 'queueController' | 'slots' | 'local'>,
): UnplayableSkipper => {
  let skipped = 0
  return {
    skip: (words = 'player.passedOver') => {
      const { queueController, local } = context
      const track = queueController.current()
      if (!track || playbackTraitsOf(track).keepsPosition || skipped >= maxSkipsInARow) return false
      const { then, queue } = findNextAfterEnd(context)
      if (then !== 'play' || queue.index === queueController.queue().index) return false
      skipped++
      showSnack(words, { values: { title: track.title } })
      local.next()
      return true
    },
    resetCount: () => {
      skipped = 0
    },
  }
}
