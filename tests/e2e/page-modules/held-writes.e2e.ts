/** Writes that can still be undone, and what a logout does with those that were not sent. */
import { expect } from '@playwright/test'
import {
  forgetPlayed,
  okAnswer,
  openWrites,
  unavailableAnswer,
  whenWaiting,
  writeLikes,
} from '../../support/offline-writes-page.ts'
import { test } from '../../support/page-modules-server.ts'

test('an undone write is never sent', async ({ page, backend, context }) => {
  await openWrites(page)
  await context.setOffline(true)
  await writeLikes(page, 'a', 'b')
  await whenWaiting(page, 2)
  const wasThere = await page.evaluate(async () => {
    const [first] = await window.outbox.flush(0)
    return window.outbox.takeBack(first?.key ?? '')
  })
  expect(wasThere).toBe(true)
  await whenWaiting(page, 1)
  await context.setOffline(false)
  await whenWaiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/b'])
  expect(await page.evaluate(() => window.outbox.takeBack('01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toBe(false)
})

test('a logout waits no longer than its limit and names unsent writes', async ({ page, backend }) => {
  backend.script = () => 'silent'
  await openWrites(page)
  await writeLikes(page, 'a', 'b')
  const [unsent, took] = await page.evaluate(async () => {
    const start = performance.now()
    const left = await window.outbox.flush(400)
    return [left.map(({ label }) => label), performance.now() - start] as const
  })
  expect(unsent).toEqual(['a', 'b'])
  expect(took).toBeLessThan(2000)
})

test('an undoable write lets others pass, and is sent when its time is over or at once on leaving', async ({
  page,
  backend,
}) => {
  await openWrites(page)
  await forgetPlayed(page, 'soon', 300)
  await forgetPlayed(page, 'later', 60_000)
  await writeLikes(page, 'a')
  await whenWaiting(page, 1)
  expect(backend.calls.map(({ path }) => path).sort()).toEqual(['/like/tracks/a', '/user/history/PLAY/soon'])
  expect(await page.evaluate(() => window.outbox.flush(5000))).toEqual([])
  expect(backend.calls.at(-1)?.path).toBe('/user/history/PLAY/later')
})

test('a write with an open undo offer is sent by no tab, and by any tab once the offering page is gone', async ({
  page,
  backend,
  context,
}) => {
  const removed = () => backend.to('/user/history/PLAY/offered').length
  await openWrites(page)
  await page.evaluate(() =>
    window.outbox.add({
      call: 'deletePlayHistory',
      input: { params: { id: 'offered' } },
      subject: 'played:offered',
      hold: 100,
      offered: new Promise(() => undefined),
    }),
  )
  await forgetPlayed(page, 'soon', 1500)
  const other = await context.newPage()
  await openWrites(other)
  await writeLikes(other, 'a')
  await expect.poll(() => backend.to('/user/history/PLAY/soon').length).toBe(1)
  expect(backend.to('/like/tracks/a')).toHaveLength(1)
  expect(removed()).toBe(0)
  await page.close()
  await whenWaiting(other, 0)
  expect(removed()).toBe(1)
})

test('after a cancelled logout held writes can still be undone, and the rest is retried', async ({
  page,
  backend,
}) => {
  backend.script = () => unavailableAnswer
  await openWrites(page)
  await writeLikes(page, 'a')
  await forgetPlayed(page, 'later', 60_000)
  expect(await page.evaluate(async () => (await window.outbox.flush(500)).length)).toBe(2)
  backend.script = () => okAnswer
  await whenWaiting(page, 1)
  await writeLikes(page, 'b')
  await whenWaiting(page, 1)
  expect(backend.to('/user/history/PLAY/later')).toEqual([])
})
