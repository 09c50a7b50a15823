/** What happens when a track has run to its end. PLAYER-06, 07, 09 to 13 */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { endPathOf, playbackPathOf } from '../../domain/player/playback-path.ts'
import { afterEnd, next } from '../../domain/queue/queue.ts'
import { isSleepDueAfter } from '../../domain/player/sleep-timer.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { playbackSettings, setSleepTimer } from '../../state/player/playback-settings.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { showMediaState } from './integrations/media-session.ts'
import { findNextAfterEnd } from './next-after-end.ts'
import type { Playback } from './playback.ts'
import type { QueueController } from './queue/queue-controller.ts'

interface AfterEndOptions {
  keeper: QueueController
  playback: Playback
  ownedOnly: boolean
  openPurchase: () => void
  begin: () => void
}

/** Nothing stays loaded: who plays on begins anew, under a ticket of its own. */
const resetAtEnd = ({ keeper, playback }: AfterEndOptions, phase: 'ended' | 'paused') => {
  playback.stop()
  player.phase = phase
  Object.assign(playerTime, { position: 0, duration: keeper.current()?.duration ?? 0 })
  showMediaState('paused')
  keeper.save()
}
const stopAtEnd = (given: AfterEndOptions) => resetAtEnd(given, 'ended')
/** Who wanted to sleep when this is over sleeps, also where no page looked in time: a hidden one looks once a second. */
const takeSleepTimerEnd = (over: Track | null): boolean => {
  if (!playbackSettings.sleep || !isSleepDueAfter(playbackSettings.sleep, over?.id)) return false
  setSleepTimer(null)
  showSnack('pace.asleep')
  return true
}
/** Said once for each time that the line is away. */
let isSkipNotified = false
const notifySkipped = () => {
  if (isSkipNotified) return
  isSkipNotified = true
  showSnack('player.onlyHere')
  addEventListener('online', () => (isSkipNotified = false), { once: true })
}
/** What began with nobody's tap. */
let autoStarted: Track | null = null
const playNextOrStop = (given: AfterEndOptions) => {
  const { keeper, begin } = given
  const isAsleep = takeSleepTimerEnd(keeper.current())
  const before = keeper.queue()
  // Where it rests nothing is passed over: whoever wakes up taps.
  const after = isAsleep ? afterEnd(before, player.loop) : findNextAfterEnd(given)
  if (after.then === 'ended') return stopAtEnd(given)
  if (after.then === 'play' && after.queue.index !== next(before).index) notifySkipped()
  keeper.show(after.queue)
  if (isAsleep) return resetAtEnd(given, 'paused')
  autoStarted = keeper.current()
  begin()
}
/** The line went while the next song was on its way: what is at hand behind it does not wait for that. */
const skipLoadingTrack = (given: AfterEndOptions) => {
  const { keeper, playback, begin } = given
  const waiting = keeper.current()
  const isAlone = waiting !== null && waiting === autoStarted && !playbackTraitsOf(waiting).keepsPlace
  if (!isAlone || player.phase !== 'loading' || playerTime.position > 0) return
  const { then, queue } = findNextAfterEnd(given)
  const track = queue.tracks[queue.index]
  if (then !== 'play' || !track || !playback.loader.isAvailableOffline(track.id)) return
  notifySkipped()
  keeper.show(queue)
  autoStarted = track
  begin()
}
const offerPurchase = (given: AfterEndOptions) => {
  stopAtEnd(given)
  given.openPurchase()
}

/** The backend is asked again: what was bought or granted meanwhile plays, what can be bought is offered. */
const consumeCheck = async (given: AfterEndOptions) => {
  const { keeper, playback } = given
  const asked = keeper.current()
  if (!asked) return
  player.phase = 'loading'
  const answer = await playback.ask(asked.id)
  if (asked !== keeper.current()) return
  // Whoever pauses meanwhile wants nothing to begin.
  if (!playback.isWanted()) return resetAtEnd(given, 'paused')
  if (answer && answer.purchase.length > 0) return offerPurchase(given)
  const path = answer && playbackPathOf(answer)
  if (path?.go === 'play' && !path.isPreview) return playback.start(asked, null)
  playNextOrStop(given)
}

export const createAfterEnd = (given: AfterEndOptions) => {
  addEventListener('offline', () => skipLoadingTrack(given))
  return ({ isPreview, purchase }: TrackFetch) => {
    const path = endPathOf({ isPreview, purchase, ownedOnly: given.ownedOnly, loop: player.loop })
    if (path.go === 'openPurchase') offerPurchase(given)
    else if (path.go === 'consumeCheck') void consumeCheck(given)
    else playNextOrStop(given)
  }
}
