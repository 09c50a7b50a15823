import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { shellPathOf } from '../../contract/documents.ts'
import { cacheNames } from '../../contract/storage-names.ts'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { closeDialogs, dialogs, openDialog } from '../../state/dialogs/dialogs.ts'
import { arrivals } from '../../state/notifications/arrivals.ts'
import { showSnack, snackbar } from '../../state/notifications/snackbar.ts'
import { applyCeiling } from '../../state/age-ceiling/apply-ceiling.ts'
import { ageCeiling, parental } from '../../state/age-ceiling/age-ceiling.ts'
import { createJar } from '../../state/session/session.fixture.ts'
import { becomeUser, becomeVisitor } from '../../state/session/session.ts'
import { connectCeiling } from './connect-ceiling.ts'

const host = 'riwaq.localhost'
const pages = cacheNames(host, 'b1').pages
/** The documents of each cache, by their addresses. */
let caches: Map<string, Set<string>>
/** What the backend says of the account. */
let control: { isActive: boolean; maxRating: number | null }
let client: QueryClient
let stop: () => void

const openCache = (name: string) => ({
  keys: () => Promise.resolve([...(caches.get(name) ?? [])].map((url) => ({ url }))),
  delete: ({ url }: { url: string }) => Promise.resolve(caches.get(name)?.delete(url)),
})

beforeEach(() => {
  caches = new Map([
    [pages, new Set([`http://${host}/video/details/vid_1`, `http://${host}${shellPathOf('en')}`])],
    [cacheNames(host, 'b1').shell, new Set([`http://${host}/assets/main.js`])],
  ])
  control = { isActive: false, maxRating: null }
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  stubIndexedDb()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('location', { hostname: host })
  vi.stubGlobal('document', Object.assign(createJar(), { addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...caches.keys()]),
    open: (name: string) => Promise.resolve(openCache(name)),
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...control, maxAgeGroup: null })))
  vi.useFakeTimers({ toFake: ['Date'] })
  Object.assign(parental, { isActive: false, maxRating: null })
  client = new QueryClient()
  stop = connectCeiling(client, 'riwaq')
})
afterEach(() => {
  stop()
  becomeVisitor()
  closeDialogs(() => true)
  vi.useRealTimers()
  Object.assign(parental, { isActive: false, maxRating: null })
  vi.unstubAllGlobals()
})

it('a lower age ceiling closes what shows one item, and deletes every cached document', async () => {
  void openDialog('queue', {})
  void openDialog('share', { path: '/video/details/vid_1', title: 'A film' })
  showSnack('keep.removed', { values: { title: 'A film' } })
  arrivals.count = 3
  await applyCeiling(20)
  expect(dialogs.stack.map(({ name }) => name)).toEqual(['queue'])
  expect([snackbar.current, arrivals.count]).toEqual([null, 0])
  expect([...caches.values()].flatMap((addresses) => [...addresses])).toEqual([
    `http://${host}${shellPathOf('en')}`,
    `http://${host}/assets/main.js`,
  ])
})

it('a lower one leaves a message that is about no item', async () => {
  showSnack('states.unkept')
  await applyCeiling(20)
  expect(snackbar.current?.key).toBe('states.unkept')
})

it('a higher one closes nothing', async () => {
  await applyCeiling(20)
  void openDialog('share', { path: '/video/details/vid_1', title: 'A film' })
  await applyCeiling(40)
  expect(dialogs.stack.map(({ name }) => name)).toEqual(['share'])
})

it('a ceiling that another device has set holds here after the next answer, which asks for it once a minute', async () => {
  becomeUser({ userId: 'omar', roles: ['user'] } as Parameters<typeof becomeUser>[0])
  control = { isActive: true, maxRating: 10 }
  const askBackend = () => client.fetchQuery({ queryKey: ['words'], queryFn: () => Promise.resolve({}) })
  await askBackend()
  expect(ageCeiling()).toBe(Infinity)
  vi.setSystemTime(Date.now() + 61_000)
  await askBackend()
  await vi.waitFor(() => expect(ageCeiling()).toBe(10))
})
