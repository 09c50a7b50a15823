/** What happens when a track has ended. PLAYER-06, 07, 09 to 13 */
import type { Track } from '../../contract/content.ts'
import type { PurchaseOption } from '../../contract/playback.ts'
import { endPathOf, playbackPathOf } from '../../domain/player/playback-path.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { isSleepDueAfter } from '../../domain/player/sleep-timer.ts'
import { type Queue, afterEnd, next } from '../../domain/queue/queue.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { playbackSettings, setSleepTimer } from '../../state/player/playback-settings.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { changePhase } from './change-phase.ts'
import { showMediaState } from './media-session.ts'
import { findNextAfterEnd } from './next-after-end.ts'
import { openPurchase } from './open-purchase.ts'
import type { PlayerContext } from './player-context.ts'

interface AfterEndState extends Pick<
  PlayerContext,
  'queueController' | 'playback' | 'slots' | 'local' | 'ownedOnly'
> {
  autoStarted: Track | null
  /** Once per lost connection. */
  isSkipNotified: boolean
}

/** Nothing stays loaded: playing on starts anew, under a new ticket. */
const resetAtEnd = (
  { queueController, playback }: AfterEndState,
  cause: 'queueEnded' | 'stoppedAfterTrack',
) => {
  playback.stop()
  changePhase(cause)
  Object.assign(playerTime, { position: 0, duration: queueController.current()?.duration ?? 0 })
  showMediaState('paused')
  queueController.save()
}
/** Takes effect here, also when no page checked in time: a hidden one checks once a second. */
const takeSleepTimerEnd = (ended: Track | null): boolean => {
  if (!playbackSettings.sleep || !isSleepDueAfter(playbackSettings.sleep, ended?.id)) return false
  setSleepTimer(null)
  showSnack('pace.asleep')
  return true
}
const notifySkipped = (state: AfterEndState) => {
  if (state.isSkipNotified) return
  state.isSkipNotified = true
  showSnack('player.onlyHere')
  addEventListener('online', () => (state.isSkipNotified = false), { once: true })
}
const playByItself = (state: AfterEndState, queue: Queue<Track>) => {
  state.queueController.show(queue)
  state.autoStarted = state.queueController.current()
  state.local.playCurrent()
}

const playNextOrStop = (state: AfterEndState) => {
  const { queueController } = state
  const isAsleep = takeSleepTimerEnd(queueController.current())
  const before = queueController.queue()
  // With a sleep timer nothing is skipped: playback is paused and continues with a tap.
  const after = isAsleep ? afterEnd(before, player.loop) : findNextAfterEnd(state)
  if (after.then === 'ended') return resetAtEnd(state, 'queueEnded')
  if (after.then === 'play' && after.queue.index !== next(before).index) notifySkipped(state)
  if (!isAsleep) return playByItself(state, after.queue)
  queueController.show(after.queue)
  resetAtEnd(state, 'stoppedAfterTrack')
}

/** The connection was lost while the next song was loading: the next downloaded one does not wait for it. */
const skipLoadingTrack = (state: AfterEndState) => {
  const { queueController, slots } = state
  const loading = queueController.current()
  const isAuto = loading !== null && loading === state.autoStarted && !playbackTraitsOf(loading).keepsPosition
  if (!isAuto || player.phase !== 'loading' || playerTime.position > 0) return
  const { then, queue } = findNextAfterEnd(state)
  const track = queue.tracks[queue.index]
  if (then !== 'play' || !track || !slots.prefetched.isAvailableOffline(track.id)) return
  notifySkipped(state)
  playByItself(state, queue)
}

const stopAndOfferPurchase = (state: AfterEndState, options: readonly PurchaseOption[]) => {
  resetAtEnd(state, 'queueEnded')
  openPurchase(state, options)
}

/** A track that was bought or granted meanwhile plays, one that can be bought is offered. */
const checkEntitlementAgain = async (state: AfterEndState) => {
  const { queueController, playback } = state
  const track = queueController.current()
  if (!track) return
  changePhase('entitlementRequested')
  const answer = await playback.fetchTrack(track.id)
  if (track !== queueController.current()) return
  if (!playback.isWanted()) return resetAtEnd(state, 'stoppedAfterTrack')
  if (answer && answer.purchase.length > 0) return stopAndOfferPurchase(state, answer.purchase)
  const path = answer && playbackPathOf(answer)
  if (path?.action === 'play' && !path.isPreview) return playback.start(track, null)
  playNextOrStop(state)
}

export const connectAfterEnd = ({ queueController, playback, slots, local, ownedOnly }: PlayerContext) => {
  const state: AfterEndState = {
    queueController,
    playback,
    slots,
    local,
    ownedOnly,
    autoStarted: null,
    isSkipNotified: false,
  }
  addEventListener('offline', () => skipLoadingTrack(state))
  slots.afterEnd = ({ isPreview, purchase }) => {
    const path = endPathOf({ isPreview, purchase, ownedOnly, loop: player.loop })
    if (path.action === 'openPurchase') stopAndOfferPurchase(state, path.options)
    else if (path.action === 'consumeCheck') void checkEntitlementAgain(state)
    else playNextOrStop(state)
  }
}
