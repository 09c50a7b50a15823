/** Writes are stored, sent in order, and sent once, whatever happens to the connection, the page and its answers. */
import { type Page, expect } from '@playwright/test'
import {
  messagesOf,
  okAnswer,
  openWrites,
  unavailableAnswer,
  whenWaiting,
  writeLikes,
} from '../../support/offline-writes-page.ts'
import { type StubAnswer, test } from '../../support/page-modules-server.ts'

test('writes are sent one after the other, in order, each with its own idempotency key', async ({
  page,
  backend,
}) => {
  await openWrites(page)
  await writeLikes(page, 'a', 'b', 'c', 'd')
  await whenWaiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => `/like/tracks/${id}`),
  )
  expect(new Set(backend.calls.map(({ key }) => key)).size).toBe(4)
  expect(backend.atOnce).toBe(1)
})

test('a write whose answer was lost is retried with the same key before any later one', async ({
  page,
  backend,
}) => {
  let isFirst = true
  backend.script = () => {
    const answer: StubAnswer = isFirst ? 'lost' : okAnswer
    isFirst = false
    return answer
  }
  await openWrites(page)
  await writeLikes(page, 'a', 'b')
  await whenWaiting(page, 0)
  const keys = backend.to('/like/tracks/a').map(({ key }) => key)
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
  expect(backend.calls.at(-1)?.path).toBe('/like/tracks/b')
  expect(backend.to('/like/tracks/b')).toHaveLength(1)
})

test('a write is deleted from storage only after its result is stored', async ({ page, backend }) => {
  await openWrites(page)
  await page.evaluate(() => {
    window.keeping = new Promise((done) => (window.releaseHandler = done))
  })
  await writeLikes(page, 'a')
  await expect.poll(() => backend.calls.length).toBe(1)
  await whenWaiting(page, 1)
  expect(await messagesOf(page)).toEqual([])
  await page.evaluate(() => window.releaseHandler())
  await whenWaiting(page, 0)
  expect(await messagesOf(page)).toEqual(['kept like:tracks:a', 'delivered like:tracks:a'])
})

test('writes wait while the backend is down, survive a reload and are sent once it is back', async ({
  page,
  backend,
}) => {
  backend.script = () => unavailableAnswer
  await openWrites(page)
  await writeLikes(page, 'a', 'b')
  await whenWaiting(page, 2)
  await page.reload()
  backend.script = () => okAnswer
  await openWrites(page)
  await whenWaiting(page, 0)
  const delivered = backend.calls.slice(-2).map(({ path }) => path)
  expect(delivered).toEqual(['/like/tracks/a', '/like/tracks/b'])
  expect(new Set(backend.to('/like/tracks/a').map(({ key }) => key)).size).toBe(1)
})

test('going online sends pending writes at once', async ({ page, backend, context }) => {
  await openWrites(page)
  await context.setOffline(true)
  await writeLikes(page, 'a', 'b', 'c')
  await whenWaiting(page, 3)
  expect(backend.calls).toHaveLength(0)
  await context.setOffline(false)
  await whenWaiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['a', 'b', 'c'].map((id) => `/like/tracks/${id}`))
})

test('a definite refusal is reported once and does not block the rest', async ({ page, backend }) => {
  backend.script = ({ path }) => (path.endsWith('/b') ? { status: 404 } : okAnswer)
  await openWrites(page)
  await writeLikes(page, 'a', 'b', 'c')
  await whenWaiting(page, 0)
  expect(backend.calls).toHaveLength(3)
  expect(await messagesOf(page)).toEqual([
    'delivered like:tracks:a',
    'refused like:tracks:b',
    'delivered like:tracks:c',
  ])
})

test('a newer write about the same subject replaces the older one', async ({ page, backend, context }) => {
  await openWrites(page)
  await context.setOffline(true)
  await writeLikes(page, 'a', 'b', 'a')
  await whenWaiting(page, 2)
  await context.setOffline(false)
  await whenWaiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/b', '/like/tracks/a'])
})

/** The database runs one transaction at a time, and this one does not end. */
const holdDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((held, fail) => {
        const opening = indexedDB.open('outbox:riwaq:omar')
        opening.addEventListener('error', fail)
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
          const hold = () => {
            rows.get('none').onsuccess = hold
          }
          hold()
          held()
        })
      }),
  )

test('a write not yet in the database survives a page unload, and so does the newer of two', async ({
  page,
  backend,
}) => {
  backend.script = () => unavailableAnswer
  await openWrites(page)
  await writeLikes(page, 'a')
  await whenWaiting(page, 1)
  await holdDatabase(page)
  await page.evaluate(() => {
    const write = (call: string, id: string) =>
      void window.outbox.add({
        call,
        input: { params: { type: 'tracks', id } },
        subject: `like:tracks:${id}`,
        label: id,
      })
    write('addLike', 'b')
    write('addLike', 'c')
    write('removeLike', 'c')
  })
  await page.reload()
  backend.script = () => okAnswer
  await openWrites(page)
  await whenWaiting(page, 0)
  const sent = backend.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
  expect(sent.slice(-3)).toEqual(['POST /like/tracks/a', 'POST /like/tracks/b', 'DELETE /like/tracks/c'])
  expect(await page.evaluate(() => localStorage.getItem('taps:riwaq:omar'))).toBeNull()
})

test('two tabs share one sender: every write is sent exactly once', async ({ page, backend, context }) => {
  backend.script = async () => {
    await new Promise((done) => setTimeout(done, 30))
    return okAnswer
  }
  const other = await context.newPage()
  await openWrites(page)
  await openWrites(other)
  await Promise.all([writeLikes(page, 'a', 'b', 'c', 'd', 'e'), writeLikes(other, 'f', 'g', 'h', 'i', 'j')])
  await whenWaiting(page, 0)
  await whenWaiting(other, 0)
  expect(backend.calls).toHaveLength(10)
  expect(new Set(backend.calls.map(({ key }) => key)).size).toBe(10)
  expect(backend.atOnce).toBe(1)
  expect((await messagesOf(page)).length).toBe(10)
})

test('one corrupt record is dropped alone', async ({ page, backend, context }) => {
  await openWrites(page)
  await context.setOffline(true)
  await writeLikes(page, 'a')
  await whenWaiting(page, 1)
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('outbox:riwaq:omar')
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('rows', 'readwrite')
          change.objectStore('rows').put({ version: 99, what: 'nonsense' }, '00')
          change.addEventListener('complete', () => done())
          change.addEventListener('error', () => fail(change.error ?? new Error('not written')))
        })
      }),
  )
  await context.setOffline(false)
  await whenWaiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/a'])
})
