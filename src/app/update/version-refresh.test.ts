import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { player } from '../../state/player/player.ts'
import { createVersionRefresh } from './version-refresh.ts'

const poll = 60_000
let requestedPaths: string[]
let prepared: number
/** What the next reads find; the last one is found again. */
let found: string[]

beforeEach(() => {
  ;[requestedPaths, found] = [[], ['b']]
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', (address: string) => {
    requestedPaths.push(address)
    const id = found.length > 1 ? found.shift() : found[0]
    return Promise.resolve(Response.json({ id }))
  })
  Object.assign(player, { phase: 'idle' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async (...builds: string[]) => {
  found = builds
  prepared = 0
  const page = createVersionRefresh({
    tenant: 'riwaq',
    current: 'a',
    pollMs: poll,
    prepareWorker: () => Promise.resolve(void prepared++),
    takeOver: () => Promise.resolve(),
  })
  page.start()
  await vi.advanceTimersByTimeAsync(0)
  return page
}

it('a new build is applied by the next navigation after one poll, the current one never [VERSION-02] [VERSION-03]', async () => {
  expect(await (await open('a')).wantsReload()).toBe(false)
  expect(requestedPaths).toHaveLength(1)
  expect(await (await open('b')).wantsReload()).toBe(true)
  expect(requestedPaths).toHaveLength(3)
  expect(prepared).toBe(1)
  expect(requestedPaths.every((address) => /^\/builds\/latest\.json\?t=\d+$/.test(address))).toBe(true)
})
it('a build that a second read at once does not name waits for the next poll', async () => {
  const page = await open('b', 'a', 'b', 'b')
  expect(await page.wantsReload()).toBe(false)
  expect(prepared).toBe(0)
  await vi.advanceTimersByTimeAsync(poll)
  expect(await page.wantsReload()).toBe(true)
  // A build that is already known is not prepared again, and one that was withdrawn causes no reload.
  await vi.advanceTimersByTimeAsync(poll)
  expect(prepared).toBe(1)
  found = ['a']
  await vi.advanceTimersByTimeAsync(poll)
  expect(await page.wantsReload()).toBe(false)
})
it('a reload is recorded in the session, and none follows within 10 s, by this page or the next [VERSION-04]', async () => {
  const [page, next] = [await open('b'), await open('b')]
  expect(await page.wantsReload()).toBe(true)
  vi.setSystemTime(Date.now() + 9_999)
  for (const one of [page, next]) expect(await one.wantsReload()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await next.wantsReload()).toBe(true)
})
it('while music plays or loads a new build waits, and takes over after a pause [VERSION-02]', async () => {
  const page = await open('b')
  for (const phase of ['loading', 'playing'] as const) {
    Object.assign(player, { phase })
    expect([phase, await page.wantsReload()]).toEqual([phase, false])
  }
  Object.assign(player, { phase: 'paused' })
  expect(await page.wantsReload()).toBe(true)
})
