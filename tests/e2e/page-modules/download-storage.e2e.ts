/** Storage that is full or that the browser has freed: downloads stay complete. */
import { type Page, expect } from '@playwright/test'
import { audioTag, test } from '../../support/page-modules-server.ts'
import { answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import { openPlayer, playTracks, playerState, whenPlaying } from '../../support/player-page.ts'
import { wave } from '../../support/wave.ts'

declare global {
  interface Window {
    disk: 'empty' | 'last' | 'full'
  }
}

const seconds = 80
const size = wave(seconds).length
const songs = ['a', 'b', 'c'].map((id) => createTrack(id, seconds))

test.beforeEach(({ backend }) => {
  const others = answerPlayerCalls()
  const answer = {
    uri: `/media/${seconds}s.mp3`,
    size,
    etag: audioTag,
    validUntil: null,
    ticket: 'ticket-kept',
  }
  const device = { id: 'device-1', deviceAttributes: {} }
  const lyrics = { lang: 'en', lines: [{ at: 1, text: 'light on the sand' }] }
  backend.script = (request) => {
    if (request.path.startsWith('/content/lyrics/')) return { status: 200, body: lyrics }
    if (request.path === '/device') return { status: 200, body: device }
    if (request.path !== '/song/download') return others(request)
    return { status: 200, body: { ...answer, now: new Date().toISOString() } }
  }
})

/** As a tap does it. */
const take = (page: Page, ...at: number[]) =>
  page.evaluate(
    async (tracks) => {
      const { downloadTracks, logDownloadWarning } = window.pageModules
      await downloadTracks(tracks, { kind: 'album', id: 'alb_desert', title: 'Desert' }).catch(
        logDownloadWarning,
      )
    },
    at.map((one) => songs[one]).filter((song) => song !== undefined),
  )
const states = (page: Page) =>
  page.evaluate(() => window.pageModules.downloads.sounds?.map(({ track, state }) => `${track.id} ${state}`))

/** 'last': there is space for rows, until the first piece of audio is written. A full one refuses every write. */
const makeDisk = (page: Page) =>
  page.addInitScript(() => {
    window.disk = 'empty'
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value: object, ...key) {
      if (window.disk === 'last' && 'iv' in value) window.disk = 'full'
      if (window.disk === 'full') throw new DOMException('no room', 'QuotaExceededError')
      return put.call(this, value, ...key)
    }
  })
const setDisk = (page: Page, disk: Window['disk']) =>
  page.evaluate((wanted) => {
    window.disk = wanted
  }, disk)
const expectFullStorageMessage = (page: Page) =>
  expect.poll(async () => (await playerState(page)).snack).toBe('keep.full')

test('full storage pauses downloads with a message; finished downloads play, and started ones continue when there is space', async ({
  page,
  context,
}) => {
  await makeDisk(page)
  await openPlayer(page)
  await take(page, 0)
  await expect.poll(() => states(page)).toEqual(['a kept'])
  await setDisk(page, 'last')
  await take(page, 1, 2)
  await expectFullStorageMessage(page)
  await expect.poll(() => states(page)).toEqual(['a kept', 'b paused', 'c paused'])
  await context.setOffline(true)
  await playTracks(page, songs)
  await whenPlaying(page, 'a')
  await context.setOffline(false)

  await setDisk(page, 'empty')
  await page.evaluate(() => window.pageModules.resumeDownloads(['b', 'c']))
  await expect.poll(() => states(page)).toEqual(['a kept', 'b kept', 'c kept'])
})

test('a download requested without space for its record shows the same message and leaves no entry that a restart would not find', async ({
  page,
}) => {
  await makeDisk(page)
  await openPlayer(page)
  await take(page, 0)
  await expect.poll(() => states(page)).toEqual(['a kept'])
  await setDisk(page, 'full')
  await take(page, 1)
  await expectFullStorageMessage(page)
  expect(await states(page)).toEqual(['a kept'])
})

test('a removed download can be undone while the offer is shown: its chunks stay stored until then', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openPlayer(page)
  await take(page, 0)
  await expect.poll(() => states(page)).toEqual(['a kept'])
  await page.evaluate(async () => {
    const { downloads, removeDownloads } = window.pageModules
    await removeDownloads(downloads.sounds ?? [], 'Desert')
  })
  expect(await states(page)).toEqual([])
  // No toast component renders it here, so nothing dismisses it: like one that is hovered.
  await page.clock.runFor(60_000)
  await page.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  await expect.poll(() => states(page)).toEqual(['a kept'])
  await context.setOffline(true)
  await playTracks(page, songs)
  await whenPlaying(page, 'a')
})
