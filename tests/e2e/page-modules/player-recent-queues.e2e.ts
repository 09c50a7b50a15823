/** The last five replaced queues: each resumes at its position. */
import { type Page, expect } from '@playwright/test'
import { album } from '../../support/player-answers.ts'
import {
  openPlayer,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

const play = (page: Page, ...names: string[]) =>
  page.evaluate(
    ([tracks, ids]) => {
      for (const id of ids) void window.playerActions.playTracks(tracks, 1, { kind: 'album', id, title: id })
    },
    [album, names] as const,
  )
const pastQueues = (page: Page) =>
  page.evaluate(async () =>
    (await (await window.playerActions.queue()).loadPastQueues()).map(({ source }) => source?.id),
  )
const resumeQueue = (page: Page, id: string) =>
  page.evaluate(async (wanted) => {
    const queue = await window.playerActions.queue()
    const found = (await queue.loadPastQueues()).find(({ source }) => source?.id === wanted)
    if (found) queue.restorePastQueue(found)
  }, id)

test('the last five queues are stored, newest first, each once; one resumes at its song and second, also after a restart', async ({
  page,
}) => {
  await openPlayer(page)
  await play(page, 'one')
  await whenPlaying(page, 'b')
  for (const name of ['two', 'three']) {
    await play(page, name)
    await expect.poll(() => page.evaluate(() => window.pageModules.player.source?.id)).toBe(name)
  }
  await whenPlaying(page, 'b')
  await page.evaluate(() => window.playerActions.seek(12))
  await whenPlayedPast(page, 12)
  await play(page, 'four')
  await expect.poll(() => pastQueues(page)).toEqual(['three', 'two', 'one'])
  // Taps that follow each other at once: none of them loses a queue.
  await play(page, 'five', 'six', 'two', 'seven')
  await expect.poll(() => pastQueues(page)).toEqual(['two', 'six', 'five', 'four', 'three'])

  await openPlayer(page)
  expect(await pastQueues(page)).toEqual(['two', 'six', 'five', 'four', 'three'])
  await resumeQueue(page, 'three')
  await whenPlaying(page, 'b')
  await whenPlayedPast(page, 12)
  expect((await playerState(page)).position).toBeLessThan(15)
  await runPlayerAction(page, 'pause')
  await expect.poll(() => pastQueues(page)).toEqual(['seven', 'two', 'six', 'five', 'four'])
})

test('a cleared queue is stored in full among the last ones, also when its remainder was replaced; it plays again from there', async ({
  page,
}) => {
  const stored = () =>
    page.evaluate(async () =>
      (await (await window.playerActions.queue()).loadPastQueues()).map(
        ({ source, tracks }) => `${source?.id} ${tracks.length}`,
      ),
    )
  await openPlayer(page)
  await play(page, 'one')
  await whenPlaying(page, 'b')
  await page.evaluate(async () => (await window.playerActions.queue()).clear())
  await expect.poll(stored).toEqual(['one 3'])
  await play(page, 'two')
  await expect.poll(stored).toEqual(['one 3'])
  await resumeQueue(page, 'one')
  await whenPlaying(page, 'b')
  expect((await playerState(page)).queue).toEqual(['a', 'b', 'c'])
  await expect.poll(stored).toEqual(['two 3'])
})

test('closing the page while earlier queues are stored loses none of them', async ({ page, context }) => {
  await openPlayer(page)
  await play(page, 'one', 'two', 'three')
  await expect.poll(() => pastQueues(page)).toEqual(['two', 'one'])
  // It runs for one more write to that database.
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    let left = 1
    IDBDatabase.prototype.transaction = function (...args) {
      if (this.name.startsWith('queues:') && args[1] === 'readwrite' && left-- <= 0) throw new Error('gone')
      return transaction.apply(this, args)
    }
  })
  await play(page, 'four')
  const next = await context.newPage()
  await openPlayer(next)
  await expect.poll(() => pastQueues(next)).toEqual(['three', 'two', 'one'])
})
