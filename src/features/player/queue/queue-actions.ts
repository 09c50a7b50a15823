/** What is done to the queue by hand, and taken back. Comes with the first of it. */
import type { Track } from '../../../contract/content.ts'
import type { SavedQueue } from '../../../contract/player-records.ts'
import { markManuallyAdded } from '../../../domain/queue/manually-added.ts'
import * as rules from '../../../domain/queue/queue-edit.ts'
import { type Queue, play } from '../../../domain/queue/queue.ts'
import { isPlayingOrLoading, player, playerTime } from '../../../state/player/player.ts'
import type { QueueSource } from '../../../state/queue/queue-source.ts'
import { clearQueueUndo, offerQueueUndo } from '../../../state/queue/change-queue.ts'
import type { QueueActions } from '../../../state/queue/queue-actions.ts'
import { isLoggedIn, userKey } from '../../../state/session/session.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { openPastQueuesStorage } from './past-queues-storage.ts'
import { shuffleRngFor } from '../shuffle-rng.ts'
import type { Playback } from '../playback.ts'
import type { QueueController } from './queue-controller.ts'

interface QueueActionsOptions {
  tenant: string
  keeper: QueueController
  playback: Playback
  begin: (second?: number) => void
  close: () => void
}

export const createQueueActions = ({
  tenant,
  keeper,
  playback,
  begin,
  close,
}: QueueActionsOptions): QueueActions => {
  const past = () => openPastQueuesStorage(tenant, userKey())
  const keepPast = (queue: SavedQueue) => {
    if (!isLoggedIn()) return
    past()
      .keep(queue)
      .catch((problem: unknown) => console.warn('the last queue could not be kept', problem))
  }
  /** ROLE-30, AMBIG-099: a guest only reads why; no login opens. */
  const addTracks = (tracks: readonly Track[], place: typeof rules.add<Track>) => {
    if (!isLoggedIn()) return showSnack('addQueueNotLogged')
    const wasEmpty = keeper.current() === null
    keeper.show(place(keeper.queue(), markManuallyAdded(tracks)))
    showSnack('addQueueTrackSuccess')
    if (wasEmpty) begin()
  }
  const putBack = (queue: SavedQueue, isWanted: boolean) => {
    // What began meanwhile is not lost.
    if (keeper.current()) keepPast(keeper.record())
    playback.stop()
    keeper.take(queue)
    if (isWanted) begin(queue.position || undefined)
  }
  /** The sound goes on with what stands there now, if there was sound. */
  const follow = (next: Queue<Track>, wasSounding: boolean) => {
    keeper.show(next)
    playback.stop()
    player.phase = 'paused'
    playerTime.position = 0
    if (wasSounding) begin()
  }
  const leave = (queue: SavedQueue, isClosed: boolean, wasSounding: boolean) => {
    keepPast(queue)
    if (isClosed && queue.tracks.length > 0)
      offerQueueUndo('queue.cleared', '', () => putBack(queue, wasSounding), true)
  }
  const takeOut = (index: number) => {
    const next = rules.removeAt(keeper.queue(), index)
    if (next.tracks.length === 0) close()
    else if (index === keeper.queue().index) follow(next, isPlayingOrLoading())
    else keeper.show(next)
  }
  const removeAt = (index: number) => {
    const removed = rules.removedFrom(keeper.queue(), index)
    if (!removed) return
    const before = keeper.record()
    const wasSounding = isPlayingOrLoading()
    verbs.takeOut(index)
    if (before.tracks.length === 1) return leave(before, true, wasSounding)
    offerQueueUndo('queue.removed', removed.track.title, () =>
      keeper.show(rules.putBack(keeper.queue(), removed)),
    )
  }

  /** Never in the middle of what sounds here or in another tab. */
  const prepare = (tracks: readonly Track[], from: QueueSource, second: number) => {
    const track = tracks[0]
    if (!track || isPlayingOrLoading()) return
    const before = keeper.record()
    if (before.tracks.length > 0) leave(before, false, false)
    keeper.show(play(keeper.queue(), tracks, 0, shuffleRngFor(track)), from, second)
    player.phase = 'paused'
    Object.assign(playerTime, { position: Math.min(second, track.duration), duration: track.duration })
  }

  const verbs: QueueActions = {
    prepare,
    add: (tracks) => addTracks(tracks, rules.add),
    playNext: (tracks) => addTracks(tracks, rules.playNext),
    goTo: (index) => {
      keeper.show(rules.goTo(keeper.queue(), index))
      begin()
    },
    move: (from, to) => keeper.show(rules.moveInOrder(keeper.queue(), from, to)),
    removeAt,
    takeOut,
    closeSilently: close,
    clear: () => {
      const before = keeper.record()
      const { index, tracks } = keeper.queue()
      const kept = tracks[index]
      keeper.show(rules.removeOthers(keeper.queue()))
      keepPast(before)
      offerQueueUndo('queue.cleared', '', () => {
        if (keeper.current()?.id === kept?.id) keeper.show(before, before.source)
        else putBack(before, false)
      })
    },
    loadPastQueues: async () => (isLoggedIn() ? past().besides(keeper.record()) : []),
    restorePastQueue: (queue) => {
      clearQueueUndo()
      putBack(queue, true)
    },
    rememberReplaced: leave,
  }
  return verbs
}
