/** The playback that a guest started, after the login, over a connection that fails. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { itemQuery } from '../../api/items.ts'
import { configureBackend } from '../../api/backend.ts'
import type { PlayerActions } from '../../state/player/player.ts'
import type { QueueActions } from '../../state/player/queue-actions.ts'
import { findPlayIntention, saveIntention } from '../../state/session/intention.ts'
import { snackbar } from '../../state/notifications/snackbar.ts'
import { clientParts } from '../../api/backend.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { startInitialPlay } from './connect-player.ts'

const real = new Map<string, PropertyDescriptor | undefined>()
const own = (name: string, value: unknown) => {
  real.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
let requestedPaths: string[]

beforeEach(() => {
  ;[requestedPaths, snackbar.current] = [[], null]
  own('sessionStorage', createStorage())
  own('localStorage', createStorage())
  own('fetch', (address: string) => {
    requestedPaths.push(new URL(address, 'http://riwaq.localhost').pathname)
    return Promise.reject(new TypeError('no connection'))
  })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
})
afterEach(() => {
  snackbar.current = null
  for (const [name, descriptor] of real)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  real.clear()
})

const address = '/music/albums/a'
const scope = { tenant: 'riwaq', lang: 'en', maxRating: 18 } as const
const begin = (known: Record<string, unknown> = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const [id, album] of Object.entries(known))
    client.setQueryData([...itemQuery(scope, 'album', id).queryKey], album)
  return startInitialPlay({ tenant: 'riwaq', client, scope, at: { pathname: address, search: '' } })
}
const play = { kind: 'play', source: { kind: 'album', id: 'alb_1' }, track: 'trk_1', address } as const
const prepare = () => saveIntention('riwaq', play)

it('a prepared play whose songs fail to load shows an error and can be retried', async () => {
  prepare()
  await begin()
  expect(requestedPaths).toHaveLength(1)
  expect(snackbar.current).toMatchObject({ key: 'structure.playFailed', tone: 'bad' })
  expect(findPlayIntention('riwaq', address)).toMatchObject({ track: 'trk_1' })
  const first = snackbar.current?.id
  snackbar.current?.action?.run()
  await vi.waitFor(() => expect(snackbar.current?.id).not.toBe(first))
  expect(requestedPaths).toHaveLength(2)
})
it('a prepared play whose song has left the list requests the song itself', async () => {
  prepare()
  await begin({ alb_1: { title: 'A', tracks: [{ id: 'trk_2' }] } })
  expect(requestedPaths).toEqual([expect.stringContaining('trk_1')])
  expect(snackbar.current?.key).toBe('structure.playFailed')
})
it('a prepared play from a list requests the songs of that list', async () => {
  const list = { title: 'Favourites', ids: ['trk_0', 'trk_1'] }
  saveIntention('riwaq', { ...play, source: { kind: 'shelf', id: 'favourites' }, list })
  await begin()
  expect(requestedPaths).toEqual(['/api/content/tracks'])
  expect(findPlayIntention('riwaq', address)?.list).toEqual(list)
})
it('no message is shown without a prepared play', async () => {
  await begin()
  expect([requestedPaths, snackbar.current]).toEqual([[], null])
})

/** A player of which only what is made ready is looked at. */
const noted = (prepare: QueueActions['prepare']): PlayerActions => {
  const none = () => undefined
  const edits = {
    add: none,
    extend: none,
    playNext: none,
    goTo: none,
    move: none,
    removeAt: none,
    clear: none,
  }
  const past = {
    loadPastQueues: () => Promise.resolve([]),
    restorePastQueue: none,
  }
  const queue = () => Promise.resolve({ prepare, ...edits, ...past })
  const buttons = { toggle: none, pause: none, next: none, previous: none, seek: none, setVolume: none }
  return {
    playTracks: () => Promise.resolve(),
    ...buttons,
    cycleLoop: none,
    toggleShuffle: none,
    queue,
    close: none,
  }
}

it('a link with a time prepares its song there, and none without playback rights', async () => {
  // With a player of its own: one that another test registered cannot be replaced.
  vi.resetModules()
  const { registerPlayer } = await import('../../state/player/player.ts')
  const { startInitialPlay: beginHere } = await import('./connect-player.ts')
  const { snackbar: ownSnackbar } = await import('../../state/notifications/snackbar.ts')
  const prepared: unknown[] = []
  registerPlayer(() => Promise.resolve(noted(([song], _, second) => void prepared.push([song?.id, second]))))
  const open = (song: { id: string; restriction?: string }) => {
    const client = new QueryClient()
    client.setQueryData([...itemQuery(scope, 'track', song.id).queryKey], song)
    const at = { pathname: `/music/tracks/a-song/${song.id}`, search: '?t=30' }
    return beginHere({ tenant: 'riwaq', client, scope, at })
  }
  await open({ id: 'trk_1', restriction: 'NOT_LICENSED' })
  await open({ id: 'trk_2' })
  expect(prepared).toEqual([['trk_2', 30]])
  expect(ownSnackbar.current).toBeNull()
  vi.resetModules()
})
