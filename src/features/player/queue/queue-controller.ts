import { ref } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { type SavedQueue, savedQueueVersion } from '../../../contract/player-records.ts'
import { type Queue, emptyQueue } from '../../../domain/queue/queue.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import type { QueueSource } from '../../../domain/queue/queue-source.ts'
import { changePhase } from '../change-phase.ts'
import { showMedia } from '../media-session.ts'
import { leaveOutAboveCeiling } from './notify-left-out.ts'
import { type QueueStorage, openQueueStorage } from './queue-storage.ts'

export const createQueueController = (tenant: string, position: () => number) => {
  let queue: Queue<Track> = emptyQueue
  let source: QueueSource | null = null
  let disk: QueueStorage | null = null
  let restoredTrack: Track | null = null

  const current = () => queue.tracks[queue.index] ?? null
  const record = (at = position()): SavedQueue => ({
    version: savedQueueVersion,
    tracks: [...queue.tracks],
    index: queue.index,
    order: [...queue.order],
    loop: queue.loop,
    shuffle: queue.shuffle,
    source,
    position: at,
    volume: player.volume,
    isPreview: player.isPreview,
  })
  const save = (at?: number) => {
    void (queue.tracks.length > 0 ? disk?.write(record(at)) : disk?.clear())
  }
  /** `at`: where it will start; another track starts at its beginning, whatever still plays. */
  const show = (wanted: Queue<Track>, from: QueueSource | null = source, wantedAt?: number) => {
    const { queue: next, isSameTrack } = leaveOutAboveCeiling(wanted)
    const at = isSameTrack ? wantedAt : 0
    const isOtherTrack = next.tracks[next.index] !== current()
    // Not proxied: valtio would put proxies into the objects of the query cache, which no disk accepts.
    if (next.tracks !== queue.tracks) player.queue = ref([...next.tracks])
    if (next.order !== queue.order) player.order = ref([...next.order])
    queue = next
    source = from
    Object.assign(player, {
      index: next.index,
      loop: playbackTraitsOf(current()).hasModes ? next.loop : 'OFF',
      shuffle: next.shuffle,
      source: from && ref(from),
    })
    if (isOtherTrack) {
      player.isPreview = false
      showMedia(current())
    }
    save(at ?? (isOtherTrack ? 0 : undefined))
  }
  /** Restores a queue, paused at the second where it stopped. */
  const restore = (saved: SavedQueue) => {
    const { tracks, index, order, loop, shuffle, isPreview = false } = saved
    const { queue: next, isSameTrack } = leaveOutAboveCeiling({ tracks, index, order, loop, shuffle })
    const position = isSameTrack ? saved.position : 0
    Object.assign(playerTime, { position, duration: next.tracks[next.index]?.duration ?? 0, buffered: 0 })
    show(next, saved.source, position)
    if (next.tracks.length === 0) return
    changePhase('queueRestored')
    player.isPreview = isPreview
    if (isPreview) save(position)
  }
  /** The queue of this user from disk; with '' an empty one. */
  const openFor = async (user: string) => {
    disk = user ? openQueueStorage(tenant, user) : null
    const ownDisk = disk
    const saved = await ownDisk?.read()
    if (!saved || ownDisk !== disk || queue.tracks.length > 0) return
    player.volume = saved.volume
    restore(saved)
    restoredTrack = current()
  }
  return {
    queue: () => queue,
    current,
    /** The current track of the queue that was on disk when the page started. */
    restoredTrack: () => restoredTrack,
    record,
    show,
    restore,
    save: () => save(),
    openFor,
  }
}
export type QueueController = ReturnType<typeof createQueueController>
