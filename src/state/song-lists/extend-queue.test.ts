import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { tracksQuery } from '../../api/tracks.ts'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { type PlayerActions, player, registerPlayer } from '../player/player.ts'
import type { QueueActions } from '../player/queue-actions.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { extendQueueNearEnd } from './extend-queue.ts'
import { playSongListFrom } from './play-song-list.ts'

const scope: PublicScope = { tenant: 'riwaq', lang: 'en', maxRating: 60 }
const source: QueueSource = { kind: 'shelf', id: 'favourites', title: 'Favourites' }
const track = (id: string): Track => downloadRecord(id).track
const ids = Array.from({ length: 120 }, (_, at) => `s${at}`)

const added: string[][] = []
const none = () => undefined
const queue: QueueActions = {
  prepare: none,
  add: none,
  extend: (tracks) => void added.push(tracks.map(({ id }) => id)),
  playNext: none,
  goTo: none,
  move: none,
  removeAt: none,
  clear: none,
  loadPastQueues: () => Promise.resolve([]),
  restorePastQueue: none,
}
registerPlayer(() =>
  Promise.resolve({
    queue: () => Promise.resolve(queue),
    playTracks: (tracks, at, from) => {
      playAt(
        at,
        tracks.map(({ id }) => id),
        from,
      )
      return Promise.resolve()
    },
  } as PlayerActions),
)

const withBlocks = (...blocks: string[][]) => {
  const client = new QueryClient()
  for (const block of blocks)
    client.setQueryData(tracksQuery(scope, block.join('.')).queryKey, { entries: block.map(track) })
  return { client, scope }
}
/** The player's listeners have run. */
const whenNoticed = () => new Promise<void>((done) => setTimeout(done))
const playAt = (index: number, queued: readonly string[], from = source) =>
  Object.assign(player, {
    queue: queued.map(track),
    order: [...queued.keys()],
    index,
    source: from,
    shuffle: false,
  })

afterEach(() => {
  vi.unstubAllGlobals()
  added.length = 0
  Object.assign(player, { queue: [], order: [], index: -1, source: null })
})

it('the next fifty songs of a list are added near the end of the queue, once, and then the last', async () => {
  const firstSongs = ids.slice(0, 50)
  const context = withBlocks(ids.slice(50, 100), ids.slice(100))
  playAt(0, firstSongs)
  extendQueueNearEnd(context, { ids, source }, firstSongs.map(track))
  playAt(30, firstSongs)
  await whenNoticed()
  expect(added).toEqual([])
  playAt(45, firstSongs)
  await vi.waitFor(() => expect(added).toEqual([ids.slice(50, 100)]))
  playAt(95, ids.slice(0, 100))
  await vi.waitFor(() => expect(added).toEqual([ids.slice(50, 100), ids.slice(100)]))
  playAt(119, ids)
  await whenNoticed()
  expect(added).toHaveLength(2)
})

it('a list that is started from a row goes on behind the blocks that it began with', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const context = withBlocks(ids.slice(0, 50), ids.slice(50, 100), ids.slice(100))
  await playSongListFrom(context, { ids, source }, 's3')
  expect([player.index, player.queue.length]).toEqual([3, 100])
  playAt(95, ids.slice(0, 100))
  await vi.waitFor(() => expect(added).toEqual([ids.slice(100)]))
})

it('nothing is added once another list plays', async () => {
  const firstSongs = ids.slice(0, 50)
  playAt(0, firstSongs)
  extendQueueNearEnd(withBlocks(ids.slice(50, 100)), { ids, source }, firstSongs.map(track))
  playAt(0, firstSongs, { ...source, id: 'charts' })
  await whenNoticed()
  playAt(49, firstSongs)
  await whenNoticed()
  expect(added).toEqual([])
})
