import { expect, type Page } from '@playwright/test'
import { test } from '../../support/page-modules-server.ts'
import { createTrack } from '../../support/player-answers.ts'
import { openPlayer, playerState } from '../../support/player-page.ts'

const rate = (page: Page) =>
  page.evaluate(
    (card) => window.pageModules.rateCard(new window.pageModules.QueryClient(), 'riwaq', card, 4),
    createTrack('trk_1'),
  )
const waiting = (page: Page) =>
  page.evaluate(() => window.pageModules.pendingWrites.intents.map(({ call, input }) => ({ call, ...input })))

test('a rating is stored until it is sent, with the fields of its call [RATING-02]', async ({
  page,
  backend,
  context,
}) => {
  await openPlayer(page)
  await context.setOffline(true)
  await rate(page)
  const body = { articleId: 'trk_1', deviceId: '1', score: 4, contentType: 'FULL_TRACK_MUSIC' }
  expect(await waiting(page)).toEqual([{ call: 'putRating', body }])
  expect((await playerState(page)).snack).toBe('rating.thanks')
  await context.setOffline(false)
  await expect.poll(() => backend.to('/rating').map((request) => request.body)).toContainEqual(body)
})

test('a guest’s rating is not sent and shows why [RATING-02]', async ({ page, backend }) => {
  await openPlayer(page, { user: false })
  await rate(page)
  expect((await playerState(page)).snack).toBe('rating.notLoggedIn')
  expect(await waiting(page)).toEqual([])
  expect(backend.calls).toEqual([])
})

test('a removed history entry offers undo, and after undo it was never sent', async ({ page, backend }) => {
  await openPlayer(page)
  await page.evaluate(() => window.pageModules.removeFromHistory('riwaq', { id: 'trk_1', title: 'Tidal' }))
  await page.evaluate(() => window.pageModules.clearHistory('riwaq', '2026-03-06T12:00:00.000Z'))
  expect((await waiting(page)).map(({ call }) => call)).toEqual(['deletePlayHistory', 'clearPlayHistory'])
  await page.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  await expect.poll(async () => (await waiting(page)).map(({ call }) => call)).toEqual(['deletePlayHistory'])
  await page.evaluate(() => window.pageModules.flushOfflineWrites(5000))
  const written = backend.calls.filter(({ method }) => method !== 'GET')
  expect(written.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /user/history/PLAY/trk_1'])
})

test('removing an article from the history also removes its reading position on this device, and undo restores it', async ({
  page,
}) => {
  await openPlayer(page)
  const placed = () =>
    page.evaluate(async () =>
      (await window.pageModules.listArticlePositions('riwaq')).map(({ card }) => card.id),
    )
  await page.evaluate(async (card) => {
    for (const id of ['art_1', 'art_2'])
      await window.pageModules.saveArticlePosition('riwaq', {
        version: 1,
        card: { ...card, id },
        block: 3,
        part: 0.4,
        at: 1,
      })
    await window.pageModules.removeFromHistory('riwaq', { id: 'art_1', title: 'Tidal' })
  }, createTrack('trk_1'))
  expect(await placed()).toEqual(['art_2'])
  await page.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  await expect.poll(placed).toEqual(['art_1', 'art_2'])
  await page.evaluate(() => window.pageModules.clearHistory('riwaq', '2026-03-06T12:00:00.000Z'))
  expect(await placed()).toEqual([])
})
