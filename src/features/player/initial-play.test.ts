import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { itemQuery } from '../../api/items.ts'
import type { Track } from '../../contract/content.ts'
import type { PlayerActions } from '../../state/player/player.ts'
import type { QueueActions } from '../../state/player/queue-actions.ts'

// Files of one worker share their modules, and a page has one player for good.
vi.resetModules()
const { player, registerPlayer } = await import('../../state/player/player.ts')
const { findTimestampLink, playInitialRequest } = await import('./initial-play.ts')
afterAll(() => void vi.resetModules())

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const open = (song: { id: string; title: string; restriction?: string }, search = '?t=30') => {
  const client = new QueryClient()
  client.setQueryData([...itemQuery(scope, 'track', song.id).queryKey], song)
  return findTimestampLink({
    tenant: 'riwaq',
    client,
    scope,
    at: { pathname: `/music/tracks/a/${song.id}`, search },
  })
}

it('a link with a time prepares that second of its song, and none without playback rights', async () => {
  const song = { id: 'trk_1', title: 'A' }
  expect(await open(song)).toEqual({ track: song, from: { kind: 'track', ...song }, second: 30 })
  expect(await open(song, '')).toBeNull()
  expect(await open({ ...song, restriction: 'NOT_LICENSED' })).toBeNull()
})

const prepared: number[] = []
const prepare: QueueActions['prepare'] = (_tracks, _from, second) => void prepared.push(second)
registerPlayer(() =>
  Promise.resolve({ queue: () => Promise.resolve({ prepare } as QueueActions) } as PlayerActions),
)
afterEach(() => {
  vi.unstubAllGlobals()
  player.queue = []
  prepared.length = 0
})
const visit = async (type: NavigationTimingType, stored: readonly object[]) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  const nothingStored = { getItem: () => null, removeItem: () => undefined }
  vi.stubGlobal('sessionStorage', nothingStored)
  vi.stubGlobal('localStorage', nothingStored)
  player.queue = stored as Track[]
  const song = { id: 'trk_1', title: 'A' }
  const client = new QueryClient()
  client.setQueryData([...itemQuery(scope, 'track', song.id).queryKey], song)
  await playInitialRequest({
    tenant: 'riwaq',
    client,
    scope,
    at: { pathname: '/music/tracks/a/trk_1', search: '?t=30' },
  })
  return prepared
}

it('a link with a time waits at its second, and a reloaded page resumes where it was', async () => {
  expect(await visit('navigate', [{ id: 'trk_2' }])).toEqual([30])
  expect(await visit('reload', [])).toEqual([30, 30])
  expect(await visit('reload', [{ id: 'trk_1' }])).toEqual([30, 30])
  expect(await visit('back_forward', [{ id: 'trk_2' }])).toEqual([30, 30])
})
