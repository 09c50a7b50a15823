import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { type Queue, emptyQueue, play } from '../../domain/queue/queue.ts'
import type { Track } from '../../contract/content.ts'
import { player } from '../../state/player/player.ts'
import type { Playback } from './playback-types.ts'
import { createLocalActions } from './local-actions.ts'
import { createPlayerActions } from './player-actions.ts'
import { createPlayerSlots } from './player-slots.ts'
import { createQueueController } from './queue/queue-controller.ts'

const nothing = () => undefined
const tracks = ['a', 'b', 'c'].map((id) => downloadRecord(id).track)

/** The queue and the actions of a page whose sound is left out. */
const openPlayer = (queue: Queue<Track>) => {
  const queueController = createQueueController('riwaq', () => 0)
  const reports = { trackStarted: nothing, trackStartedOnce: nothing, queueSource: nothing }
  const stopped: string[] = []
  const playback = { stop: () => void stopped.push('stop') } as Partial<Playback> as Playback
  const core = {
    tenant: 'riwaq',
    slots: createPlayerSlots(),
    queueController,
    reports,
    loadQueueCommands: () => Promise.reject(new Error('not needed')),
  }
  const local = createLocalActions({ queueController, playback, reports })
  queueController.show(queue)
  return { actions: createPlayerActions(core, local, () => Promise.resolve()), queueController, stopped }
}

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('closing the mini player stops the sound and clears the queue [PLAYER-17]', () => {
  const { actions, queueController, stopped } = openPlayer(play(emptyQueue, tracks, 1, Math.random))
  expect(player.queue.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  actions.close()
  expect(stopped).toEqual(['stop'])
  expect(queueController.queue()).toMatchObject({ tracks: [], index: -1, order: [] })
  expect(player).toMatchObject({ phase: 'idle', queue: [], index: -1, source: null })
})
