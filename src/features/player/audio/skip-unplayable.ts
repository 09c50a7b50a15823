/** A song that does not come while the line does is passed over, so that one bad file does not end an evening. */
import { wayOf } from '../../../domain/player/playback-traits.ts'
import type { PlayerVerbs } from '../../../state/player/player.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { goingOn } from '../next-after-end.ts'
import type { PlayerNeeds } from '../player-context.ts'

/** Where so many did not come it is no matter of one song. */
const mostInARow = 3

type Needs = Pick<PlayerNeeds, 'playback' | 'keeper'>

/** `own` is what this tab does itself. `pass` answers whether the next one begins; a part of a book is waited for. */
export const passOver = (needs: Needs, own: PlayerVerbs) => {
  let passed = 0
  return {
    pass: (): boolean => {
      const { keeper } = needs
      const track = keeper.current()
      if (!track || wayOf(track).keepsPlace || passed >= mostInARow) return false
      const { then, queue } = goingOn(needs)
      if (then !== 'play' || queue.index === keeper.queue().index) return false
      passed++
      showSnack('player.passedOver', { values: { title: track.title } })
      own.next()
      return true
    },
    sounds: () => void (passed = 0),
  }
}
export type PassOver = ReturnType<typeof passOver>
