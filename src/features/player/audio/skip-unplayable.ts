/** A song that does not come while the connection is there is skipped, so that one bad file does not end an evening. */
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { findNextAfterEnd } from '../next-after-end.ts'
import type { PlayerContext } from '../player-context.ts'

/** Where so many did not come it is no matter of one song. */
const maxSkipsInARow = 3

export interface UnplayableSkipper {
  /** True where the next track begins; a part of a book is waited for. */
  skip: () => boolean
  /** Something sounds again. */
  resetCount: () => void
}

export const createUnplayableSkipper = (
  context: Pick<PlayerContext, 'queueController' | 'slots' | 'local'>,
): UnplayableSkipper => {
  let skipped = 0
  return {
    skip: () => {
      const { queueController, local } = context
      const track = queueController.current()
      if (!track || playbackTraitsOf(track).keepsPosition || skipped >= maxSkipsInARow) return false
      const { then, queue } = findNextAfterEnd(context)
      if (then !== 'play' || queue.index === queueController.queue().index) return false
      skipped++
      showSnack('player.passedOver', { values: { title: track.title } })
      local.next()
      return true
    },
    resetCount: () => {
      skipped = 0
    },
  }
}
