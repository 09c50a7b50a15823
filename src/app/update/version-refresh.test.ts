import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { player } from '../../state/player/player.ts'
import { createVersionRefresh } from './version-refresh.ts'

const poll = 60_000
let asked: string[]
let latest: string

beforeEach(() => {
  ;[asked, latest] = [[], 'b']
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ id: latest }))
  })
  player.phase = 'idle'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async (build = 'b') => {
  latest = build
  const page = createVersionRefresh({
    tenant: 'riwaq',
    current: 'a',
    pollMs: poll,
    prepareWorker: () => Promise.resolve(),
    takeOver: () => Promise.resolve(),
  })
  page.start()
  await vi.advanceTimersByTimeAsync(poll)
  return page
}

it('a new build is applied by the next navigation, the current one never [VERSION-02] [VERSION-03]', async () => {
  expect(await (await open('a')).wantsReload()).toBe(false)
  expect(await (await open('b')).wantsReload()).toBe(true)
  expect(asked.every((address) => /^\/builds\/latest\.json\?t=\d+$/.test(address))).toBe(true)
})
it('a reload is recorded in the session, and none follows within 10 s, by this page or the next [VERSION-04]', async () => {
  const [page, next] = [await open(), await open()]
  expect(await page.wantsReload()).toBe(true)
  vi.setSystemTime(Date.now() + 9_999)
  for (const one of [page, next]) expect(await one.wantsReload()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await next.wantsReload()).toBe(true)
})
