/** What happens when a track has run to its end. PLAYER-06, 07, 09 to 13 */
import type { TrackFetch } from '../../contract/playback.ts'
import { endPathOf, pathOf } from '../../domain/playback-path.ts'
import { afterEnd } from '../../domain/queue.ts'
import { player, playerTime } from '../../state/player.ts'
import type { Playback } from './playback.ts'
import type { QueueKeeper } from './queue-keeper.ts'

interface AfterEnd {
  keeper: QueueKeeper
  playback: Playback
  ownedOnly: boolean
  openPurchase: () => void
  begin: () => void
}

const stopAtEnd = ({ keeper }: AfterEnd) => {
  player.phase = 'ended'
  playerTime.position = 0
  keeper.save()
}
const goOn = (given: AfterEnd) => {
  const after = afterEnd(given.keeper.queue())
  if (after.then === 'ended') return stopAtEnd(given)
  given.keeper.show(after.queue)
  given.begin()
}
const offer = (given: AfterEnd) => {
  stopAtEnd(given)
  given.openPurchase()
}

/** The backend is asked again: what was bought or granted meanwhile plays, what can be bought is offered. */
const consumeCheck = async (given: AfterEnd) => {
  const { keeper, playback } = given
  const asked = keeper.current()
  const answer = await playback.consumeCheck()
  if (!asked || asked !== keeper.current()) return
  if (answer && answer.purchase.length > 0) return offer(given)
  const path = answer && pathOf(answer)
  if (path?.go === 'play' && !path.isPreview) return playback.start(asked, 0)
  goOn(given)
}

export const createAfterEnd =
  (given: AfterEnd) =>
  ({ isPreview, purchase }: TrackFetch) => {
    const { loop } = given.keeper.queue()
    const path = endPathOf({ isPreview, purchase, ownedOnly: given.ownedOnly, loop })
    if (path.go === 'openPurchase') offer(given)
    else if (path.go === 'consumeCheck') void consumeCheck(given)
    else goOn(given)
  }
