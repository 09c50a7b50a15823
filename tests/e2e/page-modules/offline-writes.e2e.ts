import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { type StubAnswer, test } from '../../support/page-modules-server.ts'

const okAnswer: StubAnswer = { status: 200, body: { liked: true } }
const unavailableAnswer: StubAnswer = { status: 503 }

/** Opens the outbox of one user and records its events. */
const open = async (page: Page) => {
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  await page.evaluate(() => {
    const messages: string[] = []
    const outbox = window.pageModules.openOfflineWrites('riwaq:omar', {
      changed: (intents) => (document.title = String(intents.length)),
      delivered: async (intent) => {
        if (!window.keeping) return
        await window.keeping
        messages.push(`kept ${intent.subject}`)
      },
      settled: (intent, how) => messages.push(`${how} ${intent.subject}`),
    })
    Object.assign(window, { outbox, said: messages })
  })
}
declare global {
  interface Window {
    outbox: ReturnType<Window['pageModules']['openOfflineWrites']>
    messages: string[]
    keeping?: Promise<void>
    kept: () => void
  }
}
const like = (page: Page, ...ids: string[]) =>
  page.evaluate(async (all) => {
    for (const id of all)
      await window.outbox.add({
        call: 'addLike',
        input: { params: { type: 'tracks', id } },
        subject: `like:tracks:${id}`,
        label: id,
      })
  }, ids)
const waiting = (page: Page, count: number) => expect(page).toHaveTitle(String(count))
const messagesOf = (page: Page) => page.evaluate(() => window.said)

test('writes are sent one after the other, in order, each with its own idempotency key', async ({
  page,
  backend,
}) => {
  await open(page)
  await like(page, 'a', 'b', 'c', 'd')
  await waiting(page, 0)
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
  await open(page)
  await like(page, 'a', 'b')
  await waiting(page, 0)
  const keys = backend.to('/like/tracks/a').map(({ key }) => key)
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
  expect(backend.calls.at(-1)?.path).toBe('/like/tracks/b')
  expect(backend.to('/like/tracks/b')).toHaveLength(1)
})

test('a write is deleted from storage only after its result is stored', async ({ page, backend }) => {
  await open(page)
  await page.evaluate(() => {
    window.keeping = new Promise((done) => (window.kept = done))
  })
  await like(page, 'a')
  await expect.poll(() => backend.calls.length).toBe(1)
  await waiting(page, 1)
  expect(await messagesOf(page)).toEqual([])
  await page.evaluate(() => window.kept())
  await waiting(page, 0)
  expect(await messagesOf(page)).toEqual(['kept like:tracks:a', 'delivered like:tracks:a'])
})

test('writes wait while the backend is down, survive a reload and are sent once it is back', async ({
  page,
  backend,
}) => {
  backend.script = () => unavailableAnswer
  await open(page)
  await like(page, 'a', 'b')
  await waiting(page, 2)
  await page.reload()
  backend.script = () => okAnswer
  await open(page)
  await waiting(page, 0)
  const delivered = backend.calls.slice(-2).map(({ path }) => path)
  expect(delivered).toEqual(['/like/tracks/a', '/like/tracks/b'])
  expect(new Set(backend.to('/like/tracks/a').map(({ key }) => key)).size).toBe(1)
})

test('going online sends pending writes at once', async ({ page, backend, context }) => {
  await open(page)
  await context.setOffline(true)
  await like(page, 'a', 'b', 'c')
  await waiting(page, 3)
  expect(backend.calls).toHaveLength(0)
  await context.setOffline(false)
  await waiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['a', 'b', 'c'].map((id) => `/like/tracks/${id}`))
})

test('a definite refusal is reported once and does not block the rest', async ({ page, backend }) => {
  backend.script = ({ path }) => (path.endsWith('/b') ? { status: 404 } : okAnswer)
  await open(page)
  await like(page, 'a', 'b', 'c')
  await waiting(page, 0)
  expect(backend.calls).toHaveLength(3)
  expect(await messagesOf(page)).toEqual([
    'delivered like:tracks:a',
    'refused like:tracks:b',
    'delivered like:tracks:c',
  ])
})

test('a newer write about the same subject replaces the older one', async ({ page, backend, context }) => {
  await open(page)
  await context.setOffline(true)
  await like(page, 'a', 'b', 'a')
  await waiting(page, 2)
  await context.setOffline(false)
  await waiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/b', '/like/tracks/a'])
})

test('an undone write is never sent', async ({ page, backend, context }) => {
  await open(page)
  await context.setOffline(true)
  await like(page, 'a', 'b')
  await waiting(page, 2)
  const wasThere = await page.evaluate(async () => {
    const [first] = await window.outbox.flush(0)
    return window.outbox.takeBack(first?.key ?? '')
  })
  expect(wasThere).toBe(true)
  await waiting(page, 1)
  await context.setOffline(false)
  await waiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/b'])
  expect(await page.evaluate(() => window.outbox.takeBack('01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toBe(false)
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
  await open(page)
  await like(page, 'a')
  await waiting(page, 1)
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
  await open(page)
  await waiting(page, 0)
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
  await open(page)
  await open(other)
  await Promise.all([like(page, 'a', 'b', 'c', 'd', 'e'), like(other, 'f', 'g', 'h', 'i', 'j')])
  await waiting(page, 0)
  await waiting(other, 0)
  expect(backend.calls).toHaveLength(10)
  expect(new Set(backend.calls.map(({ key }) => key)).size).toBe(10)
  expect(backend.atOnce).toBe(1)
  expect((await messagesOf(page)).length).toBe(10)
})

test('one corrupt record is dropped alone', async ({ page, backend, context }) => {
  await open(page)
  await context.setOffline(true)
  await like(page, 'a')
  await waiting(page, 1)
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
  await waiting(page, 0)
  expect(backend.calls.map(({ path }) => path)).toEqual(['/like/tracks/a'])
})

test('a logout waits no longer than its limit and names unsent writes', async ({ page, backend }) => {
  backend.script = () => 'silent'
  await open(page)
  await like(page, 'a', 'b')
  const [unsent, took] = await page.evaluate(async () => {
    const start = performance.now()
    const left = await window.outbox.flush(400)
    return [left.map(({ label }) => label), performance.now() - start] as const
  })
  expect(unsent).toEqual(['a', 'b'])
  expect(took).toBeLessThan(2000)
})

const forget = (page: Page, id: string, hold: number) =>
  page.evaluate(
    ([what, ms]) =>
      window.outbox.add({
        call: 'deletePlayHistory',
        input: { params: { id: what } },
        subject: `played:${what}`,
        hold: ms,
      }),
    [id, hold] as const,
  )

test('an undoable write lets others pass, and is sent when its time is over or at once on leaving', async ({
  page,
  backend,
}) => {
  await open(page)
  await forget(page, 'soon', 300)
  await forget(page, 'later', 60_000)
  await like(page, 'a')
  await waiting(page, 1)
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
  await open(page)
  await page.evaluate(() =>
    window.outbox.add({
      call: 'deletePlayHistory',
      input: { params: { id: 'offered' } },
      subject: 'played:offered',
      hold: 100,
      offered: new Promise(() => undefined),
    }),
  )
  await forget(page, 'soon', 1500)
  const other = await context.newPage()
  await open(other)
  await like(other, 'a')
  await expect.poll(() => backend.to('/user/history/PLAY/soon').length).toBe(1)
  expect(backend.to('/like/tracks/a')).toHaveLength(1)
  expect(removed()).toBe(0)
  await page.close()
  await waiting(other, 0)
  expect(removed()).toBe(1)
})

test('after a cancelled logout held writes can still be undone, and the rest is retried', async ({
  page,
  backend,
}) => {
  backend.script = () => unavailableAnswer
  await open(page)
  await like(page, 'a')
  await forget(page, 'later', 60_000)
  expect(await page.evaluate(async () => (await window.outbox.flush(500)).length)).toBe(2)
  backend.script = () => okAnswer
  await waiting(page, 1)
  await like(page, 'b')
  await waiting(page, 1)
  expect(backend.to('/user/history/PLAY/later')).toEqual([])
})
