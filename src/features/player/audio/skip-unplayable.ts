/** A song that does not come while the line does is passed over, so that one bad file does not end an evening. */
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import type { PlayerActions } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { findNextAfterEnd } from '../next-after-end.ts'
import type { PlayerContext } from '../player-context.ts'

/** Where so many did not come it is no matter of one song. */
const maxSkipsInARow = 3

type SkipContext = Pick<PlayerContext, 'playback' | 'keeper'>

/** `own` is what this tab does itself. `pass` answers whether the next one begins; a part of a book is waited for. */
export const createUnplayableSkipper = (needs: SkipContext, own: PlayerActions) => {
  let passed = 0
  return {
    pass: (): boolean => {
      const { keeper } = needs
      const track = keeper.current()
      if (!track || playbackTraitsOf(track).keepsPlace || passed >= maxSkipsInARow) return false
      const { then, queue } = findNextAfterEnd(needs)
      if (then !== 'play' || queue.index === keeper.queue().index) return false
      passed++
      showSnack('player.passedOver', { values: { title: track.title } })
      own.next()
      return true
    },
    sounds: () => void (passed = 0),
  }
}
export type UnplayableSkipper = ReturnType<typeof createUnplayableSkipper>
