/** What happens when a track has run to its end. PLAYER-06, 07, 09 to 13 */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { endPathOf, pathOf } from '../../domain/player/playback-path.ts'
import { afterEnd, next } from '../../domain/queue/queue.ts'
import { isBedtime } from '../../domain/player/sleep-timer.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'
import { pace, sleepAt } from '../../state/player/playback-settings.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { showMediaState } from './integrations/media-session.ts'
import { goingOn } from './next-after-end.ts'
import type { Playback } from './playback.ts'
import type { QueueKeeper } from './queue/queue-controller.ts'

interface AfterEnd {
  keeper: QueueKeeper
  playback: Playback
  ownedOnly: boolean
  openPurchase: () => void
  begin: () => void
}

/** Nothing stays loaded: who plays on begins anew, under a ticket of its own. */
const rest = ({ keeper, playback }: AfterEnd, phase: 'ended' | 'paused') => {
  playback.stop()
  player.phase = phase
  Object.assign(playerTime, { position: 0, duration: keeper.current()?.duration ?? 0 })
  showMediaState('paused')
  keeper.save()
}
const stopAtEnd = (given: AfterEnd) => rest(given, 'ended')
/** Who wanted to sleep when this is over sleeps, also where no page looked in time: a hidden one looks once a second. */
const fallsAsleep = (over: Track | null): boolean => {
  if (!pace.sleep || !isBedtime(pace.sleep, over?.id)) return false
  sleepAt(null)
  showSnack('pace.asleep')
  return true
}
/** Said once for each time that the line is away. */
let isTold = false
const tellSkipped = () => {
  if (isTold) return
  isTold = true
  showSnack('player.onlyHere')
  addEventListener('online', () => (isTold = false), { once: true })
}
/** What began with nobody's tap. */
let begunAlone: Track | null = null
const goOn = (given: AfterEnd) => {
  const { keeper, begin } = given
  const isAsleep = fallsAsleep(keeper.current())
  const before = keeper.queue()
  // Where it rests nothing is passed over: whoever wakes up taps.
  const after = isAsleep ? afterEnd(before, player.loop) : goingOn(given)
  if (after.then === 'ended') return stopAtEnd(given)
  if (after.then === 'play' && after.queue.index !== next(before).index) tellSkipped()
  keeper.show(after.queue)
  if (isAsleep) return rest(given, 'paused')
  begunAlone = keeper.current()
  begin()
}
/** The line went while the next song was on its way: what is at hand behind it does not wait for that. */
const passOver = (given: AfterEnd) => {
  const { keeper, playback, begin } = given
  const waiting = keeper.current()
  const isAlone = waiting !== null && waiting === begunAlone && !wayOf(waiting).keepsPlace
  if (!isAlone || player.phase !== 'loading' || playerTime.position > 0) return
  const { then, queue } = goingOn(given)
  const track = queue.tracks[queue.index]
  if (then !== 'play' || !track || !playback.loader.isAtHand(track.id)) return
  tellSkipped()
  keeper.show(queue)
  begunAlone = track
  begin()
}
const offer = (given: AfterEnd) => {
  stopAtEnd(given)
  given.openPurchase()
}

/** The backend is asked again: what was bought or granted meanwhile plays, what can be bought is offered. */
const consumeCheck = async (given: AfterEnd) => {
  const { keeper, playback } = given
  const asked = keeper.current()
  if (!asked) return
  player.phase = 'loading'
  const answer = await playback.ask(asked.id)
  if (asked !== keeper.current()) return
  // Whoever pauses meanwhile wants nothing to begin.
  if (!playback.isWanted()) return rest(given, 'paused')
  if (answer && answer.purchase.length > 0) return offer(given)
  const path = answer && pathOf(answer)
  if (path?.go === 'play' && !path.isPreview) return playback.start(asked, null)
  goOn(given)
}

export const createAfterEnd = (given: AfterEnd) => {
  addEventListener('offline', () => passOver(given))
  return ({ isPreview, purchase }: TrackFetch) => {
    const path = endPathOf({ isPreview, purchase, ownedOnly: given.ownedOnly, loop: player.loop })
    if (path.go === 'openPurchase') offer(given)
    else if (path.go === 'consumeCheck') void consumeCheck(given)
    else goOn(given)
  }
}
