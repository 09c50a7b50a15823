/** A queue of a parent, where an age ceiling comes into force or is in force. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Track } from '../../../contract/content.ts'
import { downloadRecord } from '../../../contract/download-records.fixture.ts'
import { savedQueueVersion } from '../../../contract/player-records.ts'
import { play } from '../../../domain/queue/queue.ts'
import { snackbar } from '../../../state/notifications/snackbar.ts'
import { applyCeiling } from '../../../state/age-ceiling/apply-ceiling.ts'
import { parental } from '../../../state/age-ceiling/age-ceiling.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { createJar } from '../../../state/session/session.fixture.ts'
import { followCeiling } from '../follow-ceiling.ts'
import type { PlayerContext } from '../player-context.ts'
import { createPlayerSlots } from '../player-slots.ts'
import { createQueueController } from './queue-controller.ts'

const trackOf = (id: string, grading: number): Track => ({ ...downloadRecord(id).track, grading })
const [first, adult, last] = [trackOf('trk_1', 0), trackOf('trk_2', 40), trackOf('trk_3', 10)]

const mediaSession = { metadata: null as { title: string } | null, playbackState: 'none' }
const stops: (() => void)[] = []
const openPlayer = () => {
  const done: string[] = []
  const queueController = createQueueController('riwaq', () => playerTime.position)
  const local = {
    closeSilently: () => {
      done.push('closed')
      queueController.show({ ...queueController.queue(), tracks: [], index: -1, order: [] }, null)
      Object.assign(player, { phase: 'idle' })
    },
    playCurrent: () => void done.push(`plays ${queueController.current()?.id}`),
  }
  const playback = { stop: () => void done.push('stops') }
  const slots = createPlayerSlots()
  stops.push(followCeiling({ queueController, local, playback, slots } as PlayerContext))
  const show = (tracks: readonly Track[], at: number, phase: typeof player.phase) => {
    queueController.show(play(queueController.queue(), tracks, at, null), null, 30)
    Object.assign(player, { phase })
  }
  return { queueController, done, show }
}
const shown = () => [player.queue.map(({ id }) => id), player.index]

beforeEach(() => {
  vi.stubGlobal('document', createJar())
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal('location', { href: 'https://riwaq.example/' })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  Object.assign(parental, { isActive: false, maxRating: null })
  snackbar.current = null
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Object.assign(parental, { isActive: false, maxRating: null })
  vi.unstubAllGlobals()
})

describe('when an age ceiling comes into force', () => {
  it('what is above it leaves the queue, and what plays below it plays on', async () => {
    const { done, show } = openPlayer()
    show([adult, first, last], 1, 'playing')
    await applyCeiling(20)
    expect([shown(), done, player.phase]).toEqual([[['trk_1', 'trk_3'], 0], [], 'playing'])
    expect(snackbar.current?.key).toBe('queue.aboveCeiling')
  })

  it('what plays above it stops at once, the next plays, and nothing shows its title any more', async () => {
    const { done, show } = openPlayer()
    show([first, adult, last], 1, 'playing')
    await applyCeiling(20)
    expect([shown(), done]).toEqual([
      [['trk_1', 'trk_3'], 1],
      ['stops', 'plays trk_3'],
    ])
    expect([mediaSession.metadata?.title, playerTime.position]).toEqual(['trk_3', 0])
  })

  it('a paused one stays paused, and the player closes where nothing is left', async () => {
    const { done, show } = openPlayer()
    show([adult, first], 0, 'paused')
    await applyCeiling(20)
    expect([shown(), done, player.phase]).toEqual([[['trk_1'], 0], ['stops'], 'paused'])
    show([adult], 0, 'playing')
    expect([shown(), mediaSession.metadata]).toEqual([[[], -1], null])
  })

  it('a raised one changes nothing', async () => {
    await applyCeiling(20)
    const { done, show } = openPlayer()
    show([first, last], 0, 'playing')
    await applyCeiling(60)
    expect([shown(), done]).toEqual([[['trk_1', 'trk_3'], 0], []])
  })
})

describe('under an age ceiling', () => {
  it('a stored queue comes back without what is above it, from the beginning of the next track', async () => {
    await applyCeiling(10)
    const { queueController } = openPlayer()
    queueController.restore({
      version: savedQueueVersion,
      tracks: [first, adult, last],
      index: 1,
      order: [0, 1, 2],
      loop: 'OFF',
      shuffle: false,
      source: null,
      position: 61,
      volume: 1,
    })
    expect([shown(), playerTime.position]).toEqual([[['trk_1', 'trk_3'], 1], 0])
  })

  it('a notice says once that something has left the queue', async () => {
    await applyCeiling(30)
    const { show } = openPlayer()
    show([adult, first], 1, 'paused')
    expect(snackbar.current?.key).toBe('queue.aboveCeiling')
    snackbar.current = null
    show([adult, last], 1, 'paused')
    expect([snackbar.current, shown()]).toEqual([null, [['trk_3'], 0]])
  })
})
