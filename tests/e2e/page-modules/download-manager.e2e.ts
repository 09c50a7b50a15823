/** Downloads arrive in pieces and go on after a lost one, a pause, mobile data and a refusal. */
import { expect } from '@playwright/test'
import {
  answerDownloads,
  soundSize,
  downloadStates,
  downloadSongs,
  whenDownloaded,
} from '../../support/downloaded-songs.ts'
import { test } from '../../support/page-modules-server.ts'
import { openPlayer, playerState } from '../../support/player-page.ts'

test.beforeEach(({ backend }) => {
  backend.script = answerDownloads()
})

test('a lost chunk is fetched again, and no stored one', async ({ page }) => {
  const ranges: string[] = []
  let isCut = true
  await page.route('**/media/**', (route) => {
    const range = route.request().headers()['range'] ?? ''
    if (isCut && !range.startsWith('bytes=0-')) return route.abort('connectionreset')
    ranges.push(range)
    return route.continue()
  })
  await openPlayer(page)
  await downloadSongs(page)
  await expect
    .poll(() => page.evaluate(() => window.pageModules.downloads.sounds?.map(({ got }) => got)))
    .toEqual([2 ** 19, 2 ** 19])
  expect(await downloadStates(page)).toEqual(['a waiting', 'b waiting'])
  isCut = false
  // After a restart the stored pieces are used and the rest is fetched by itself.
  await openPlayer(page)
  await whenDownloaded(page)
  const beginnings = ranges.filter((range) => range === `bytes=0-${2 ** 19 - 1}`)
  expect([beginnings.length, new Set(ranges).size]).toEqual([2, Math.ceil(soundSize / 2 ** 19)])
})

test('a removal or pause in another tab holds, also before the downloading tab is notified', async ({
  page,
  context,
}) => {
  const pieces: (() => Promise<void>)[] = []
  await context.route('**/media/**', (route) => void pieces.push(() => route.continue()))
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  const other = await context.newPage()
  await openPlayer(page)
  await openPlayer(other)
  await downloadSongs(page)
  await expect.poll(() => pieces.length).toBe(2)
  await expect.poll(() => downloadStates(other)).toEqual(['a waiting', 'b waiting'])
  await other.evaluate(async () => {
    const { downloads, pauseDownloads, removeDownloads } = window.pageModules
    await removeDownloads(downloads.sounds?.slice(0, 1) ?? [], 'Song a')
    await pauseDownloads(['b'])
  })
  expect(await downloadStates(page)).toEqual(['a waiting', 'b waiting'])
  for (const send of pieces.splice(0)) await send()
  await expect.poll(() => downloadStates(page)).toEqual(['b paused'])
  expect(await downloadStates(other)).toEqual(['b paused'])
  expect(pieces).toEqual([])
  // A restart finds the stored pieces and nothing else.
  await openPlayer(other)
  await expect.poll(() => downloadStates(other)).toEqual(['b paused'])
  expect(await other.evaluate(() => window.pageModules.downloads.sounds?.map(({ got }) => got))).toEqual([
    2 ** 19,
  ])
})

test('on mobile data downloads wait, also in the middle of a file, and continue on Wi-Fi', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  const carryBy = (type: string) =>
    page.evaluate((next) => {
      const { connection } = navigator as Navigator & { connection: EventTarget }
      Object.assign(connection, { type: next })
      connection.dispatchEvent(new Event('change'))
    }, type)
  const pieces: (() => Promise<void>)[] = []
  await page.route('**/media/**', (route) => void pieces.push(() => route.continue()))
  await openPlayer(page)
  await downloadSongs(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(await downloadStates(page)).toEqual(['a waiting', 'b waiting'])
  expect(backend.to('/song/download')).toEqual([])

  await carryBy('wifi')
  await expect.poll(() => pieces.length).toBe(2)
  await carryBy('cellular')
  await page.unroute('**/media/**')
  const requests = backend.to('/song/download').length
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(await downloadStates(page)).toEqual(['a waiting', 'b waiting'])
  expect(backend.to('/song/download')).toHaveLength(requests)
  await carryBy('wifi')
  await whenDownloaded(page)
})

test('downloads wait for an overloaded backend, show the status of a refusal, and restore deleted files by one tap [ERR-40]', async ({
  page,
  backend,
}) => {
  const refuseWith = (status: number) => {
    backend.script = (requests) =>
      requests.path === '/song/download' ? { status } : answerDownloads()(requests)
  }
  refuseWith(503)
  await openPlayer(page)
  await downloadSongs(page)
  await expect.poll(() => backend.to('/song/download').length).toBeGreaterThanOrEqual(2)
  expect(await downloadStates(page)).toEqual(['a waiting', 'b waiting'])
  expect((await playerState(page)).dialogs).toEqual([])

  refuseWith(451)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => downloadStates(page)).toEqual(['a refused', 'b refused'])
  expect((await playerState(page)).dialogs).toEqual(['genericError'])
  expect(await page.evaluate(() => window.pageModules.dialogs.stack[0]?.props)).toMatchObject({ status: 451 })

  backend.script = answerDownloads()
  await page.evaluate(() => window.pageModules.resumeDownloads(['a', 'b']))
  await whenDownloaded(page)
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const deletion = indexedDB.deleteDatabase(names.find((name) => name.startsWith('kept-bytes:')) ?? '')
    await new Promise((done) => deletion.addEventListener('success', done))
  })
  await openPlayer(page)
  await expect.poll(() => downloadStates(page)).toEqual(['a lost', 'b lost'])
  await page.evaluate(() => window.pageModules.resumeDownloads(['a', 'b']))
  await whenDownloaded(page)
})
