/** What is done to the queue by hand, and taken back. Comes with the first of it. */
import type { Track } from '../../../contract/content.ts'
import type { SavedQueue } from '../../../contract/player-records.ts'
import { asChosen } from '../../../domain/queue/manually-added.ts'
import * as rules from '../../../domain/queue/queue-edit.ts'
import { type Queue, play } from '../../../domain/queue/queue.ts'
import { type QueueSource, isSounding, player, playerTime } from '../../../state/player/player.ts'
import { dropUndo, offerUndo } from '../../../state/queue/change-queue.ts'
import type { QueueVerbs } from '../../../state/queue/queue-actions.ts'
import { isLoggedIn, userKey } from '../../../state/session/session.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { openPastQueues } from './past-queues-storage.ts'
import { diceFor } from '../shuffle-rng.ts'
import type { Playback } from '../playback.ts'
import type { QueueKeeper } from './queue-controller.ts'

interface QueueVerbsNeeds {
  tenant: string
  keeper: QueueKeeper
  playback: Playback
  begin: (second?: number) => void
  close: () => void
}

export const createQueueVerbs = ({ tenant, keeper, playback, begin, close }: QueueVerbsNeeds): QueueVerbs => {
  const past = () => openPastQueues(tenant, userKey())
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
    keeper.show(place(keeper.queue(), asChosen(tracks)))
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
      offerUndo('queue.cleared', '', () => putBack(queue, wasSounding), true)
  }
  const takeOut = (index: number) => {
    const next = rules.removeAt(keeper.queue(), index)
    if (next.tracks.length === 0) close()
    else if (index === keeper.queue().index) follow(next, isSounding())
    else keeper.show(next)
  }
  const removeAt = (index: number) => {
    const removed = rules.removedFrom(keeper.queue(), index)
    if (!removed) return
    const before = keeper.record()
    const wasSounding = isSounding()
    verbs.takeOut(index)
    if (before.tracks.length === 1) return leave(before, true, wasSounding)
    offerUndo('queue.removed', removed.track.title, () => keeper.show(rules.putBack(keeper.queue(), removed)))
  }

  /** Never in the middle of what sounds here or in another tab. */
  const prepare = (tracks: readonly Track[], from: QueueSource, second: number) => {
    const track = tracks[0]
    if (!track || isSounding()) return
    const before = keeper.record()
    if (before.tracks.length > 0) leave(before, false, false)
    keeper.show(play(keeper.queue(), tracks, 0, diceFor(track)), from, second)
    player.phase = 'paused'
    Object.assign(playerTime, { position: Math.min(second, track.duration), duration: track.duration })
  }

  const verbs: QueueVerbs = {
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
    shut: close,
    clear: () => {
      const before = keeper.record()
      const { index, tracks } = keeper.queue()
      const kept = tracks[index]
      keeper.show(rules.keepCurrent(keeper.queue()))
      keepPast(before)
      offerUndo('queue.cleared', '', () => {
        if (keeper.current()?.id === kept?.id) keeper.show(before, before.source)
        else putBack(before, false)
      })
    },
    past: async () => (isLoggedIn() ? past().besides(keeper.record()) : []),
    goBackTo: (queue) => {
      dropUndo()
      putBack(queue, true)
    },
    left: leave,
  }
  return verbs
}
