import type { Track } from '../../contract/content.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import { markManuallyAdded } from '../../domain/queue/manually-added.ts'
import { leaveOut } from '../../domain/queue/leave-out.ts'
import * as rules from '../../domain/queue/queue-edit.ts'
import { play } from '../../domain/queue/queue.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { isAboveCeiling } from '../../state/age-ceiling/age-ceiling.ts'
import { isPlayingOrLoading, player, playerTime } from '../../state/player/player.ts'
import { clearQueueUndo, offerQueueUndo } from '../../state/queue/change-queue.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { TextKey } from '../../state/words/text-key.ts'
import { isLoggedIn, userKey } from '../../state/session/session.ts'
import { changePhase } from './change-phase.ts'
import type { LocalQueueActions, PlayerContext, QueueCommands } from './player-context.ts'
import { showInstead } from './show-instead.ts'
import { shuffleRngFor } from './shuffle-rng.ts'
import { openPastQueuesStorage } from './queue/past-queues-storage.ts'

const openPastQueues = ({ tenant }: PlayerContext) => openPastQueuesStorage(tenant, userKey())
const savePastQueue = (context: PlayerContext, queue: SavedQueue) => {
  if (!isLoggedIn()) return
  openPastQueues(context)
    .save(queue)
    .catch((problem: unknown) => console.warn('the last queue could not be saved', problem))
}
const underCeiling = (queue: SavedQueue): SavedQueue => {
  const { tracks, index, order } = leaveOut(queue, isAboveCeiling)
  return { ...queue, tracks: [...tracks], index, order: [...order] }
}
const restoreQueue = (context: PlayerContext, queue: SavedQueue, isWanted: boolean) => {
  const { queueController, playback, local } = context
  // A queue that started meanwhile is not lost.
  if (queueController.current()) savePastQueue(context, queueController.record())
  playback.stop()
  queueController.restore(queue)
  if (isWanted) local.playCurrent(queue.position || undefined)
}

const createLocalQueueActions = (context: PlayerContext): LocalQueueActions => {
  const { queueController, local } = context
  return {
    goTo: (index) => {
      queueController.show(rules.goTo(queueController.queue(), index))
      local.playCurrent()
    },
    takeOut: (index) => {
      const queue = queueController.queue()
      const next = rules.removeAt(queue, index)
      if (next.tracks.length === 0) local.closeSilently()
      else if (index === queue.index) showInstead(context, next, isPlayingOrLoading())
      else queueController.show(next)
    },
    rememberReplaced: (queue, isClosed, wasSounding) => {
      savePastQueue(context, queue)
      if (isClosed && queue.tracks.length > 0)
        offerQueueUndo('queue.cleared', '', () => restoreQueue(context, queue, wasSounding), true)
    },
  }
}

/** ROLE-30, AMBIG-099: a guest only reads why; no login opens. */
const addTracks = (
  { queueController, local }: PlayerContext,
  tracks: readonly Track[],
  insert: typeof rules.add<Track>,
  notice: TextKey,
) => {
  if (!isLoggedIn()) return showSnack('addQueueNotLogged')
  const wasEmpty = queueController.current() === null
  queueController.show(insert(queueController.queue(), markManuallyAdded(tracks)))
  // The first of them plays at once.
  showSnack(wasEmpty ? 'addQueueTrackSuccess' : notice)
  if (wasEmpty) local.playCurrent()
}

const extend = ({ queueController }: PlayerContext, tracks: readonly Track[], source: QueueSource) => {
  const from = player.source
  if (from?.kind !== source.kind || from.id !== source.id) return
  queueController.show(rules.add(queueController.queue(), tracks))
}

/** Never while this or another tab plays. */
const prepare = (
  { queueController }: PlayerContext,
  local: LocalQueueActions,
  [tracks, source, second]: [tracks: readonly Track[], source: QueueSource, second: number],
) => {
  const track = tracks[0]
  if (!track || isPlayingOrLoading()) return
  const before = queueController.record()
  if (before.tracks.length > 0) local.rememberReplaced(before, false, false)
  queueController.show(play(queueController.queue(), tracks, 0, shuffleRngFor(track)), source, second)
  changePhase('queuePrepared')
  Object.assign(playerTime, { position: Math.min(second, track.duration), duration: track.duration })
}

/** Removed in the tab that plays it; the rest of its order is changed here, and the other tab follows. */
const takeOutWhereItSounds = (
  { slots, queueController }: PlayerContext,
  local: LocalQueueActions,
  index: number,
) => {
  const isCurrent = index === queueController.queue().index
  if (isCurrent && slots.tabs.soundOwner() === 'anotherTab') slots.tabs.send('takeOut', index)
  else local.takeOut(index)
}
const removeAt = (context: PlayerContext, local: LocalQueueActions, index: number) => {
  const { queueController } = context
  const removed = rules.removedFrom(queueController.queue(), index)
  if (!removed) return
  const before = queueController.record()
  const wasSounding = isPlayingOrLoading()
  takeOutWhereItSounds(context, local, index)
  if (before.tracks.length === 1) return local.rememberReplaced(before, true, wasSounding)
  offerQueueUndo('queue.removed', removed.track.title, () =>
    queueController.show(rules.putBack(queueController.queue(), removed)),
  )
}

const clear = (context: PlayerContext) => {
  const { queueController } = context
  const before = queueController.record()
  const current = queueController.current()
  queueController.show(rules.removeOthers(queueController.queue()))
  savePastQueue(context, before)
  offerQueueUndo('queue.cleared', '', () => {
    if (queueController.current()?.id === current?.id) queueController.show(before, before.source)
    else restoreQueue(context, before, false)
  })
}

export const createQueueCommands = (context: PlayerContext): QueueCommands => {
  const { queueController, slots } = context
  const local = createLocalQueueActions(context)
  return {
    local,
    actions: {
      prepare: (...prepared) => prepare(context, local, prepared),
      add: (tracks) => addTracks(context, tracks, rules.add, 'addQueueTrackSuccess'),
      extend: (tracks, source) => extend(context, tracks, source),
      playNext: (tracks) => addTracks(context, tracks, rules.playNext, 'queue.playsNext'),
      goTo: (index) => {
        if (slots.tabs.soundOwner() === 'anotherTab') slots.tabs.send('goTo', index)
        else local.goTo(index)
      },
      move: (from, to) => queueController.show(rules.moveInOrder(queueController.queue(), from, to)),
      removeAt: (index) => removeAt(context, local, index),
      clear: () => clear(context),
      loadPastQueues: async () => {
        if (!isLoggedIn()) return []
        const past = await openPastQueues(context).besides(queueController.record())
        return past.map(underCeiling).filter(({ tracks }) => tracks.length > 0)
      },
      restorePastQueue: (queue) => {
        clearQueueUndo()
        restoreQueue(context, queue, true)
      },
    },
  }
}
