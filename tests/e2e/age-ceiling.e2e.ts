/** An age limit that is set in one tab: every tab, the worker and the disk follow, without a connection too. */
import type { BrowserContext, Page } from '@playwright/test'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { openAndCachePage } from '../support/cached-page.ts'
import type { Found } from '../../src/contract/search.ts'
import { fetchJson } from '../support/backend-content.ts'
import {
  countStoredChunks,
  downloadRows,
  downloadedText,
  openDownloads,
  pressDownloadButton,
  serveToneAtOnce,
} from '../support/downloads.ts'
import { playerBar } from '../support/queue-panel.ts'
import { expect, logInAs, test, whenHydrated, whenSignedIn } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')

/** What the backend says of the account from now on. */
const answerCeiling = async (context: BrowserContext, maxRating: number | null) => {
  await context.unroute('**/api/parental-control')
  await context.route('**/api/parental-control', (route) =>
    route.fulfill({ json: { isActive: maxRating !== null, maxRating, maxAgeGroup: null } }),
  )
}
const readDisk = async (page: Page) => {
  const { databases, caches } = await readBrowserStorage(page)
  return {
    answers: JSON.stringify(databases.filter(({ name }) => name.startsWith('queries:'))),
    worker: JSON.stringify(databases.filter(({ name }) => name.startsWith('worker-facts:'))),
    documents: caches
      .filter(({ name }) => name.includes('-pages-'))
      .flatMap(({ texts }) => texts.map(({ url }) => new URL(url).pathname))
      .filter((path) => !path.startsWith('/_/shell')),
  }
}

test('an age limit that is set in one tab holds in the other at once, on the disk and offline, until it is lifted', async ({
  page,
  context,
  portal,
}) => {
  const { body } = await portal.get('/api/structure/video-category?lang=en&id=drama', 'riwaq.localhost')
  const [, videoId, title = ''] =
    /"id":"(vid_\w+)","kind":"video"[^}]*?"title":"([^"]+)"[^}]*}[^}]*"grading":[234]0/.exec(body) ?? []
  await answerCeiling(context, null)
  await logInAs(page, 'omar', `/video/details/${videoId}`)
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  const other = await context.newPage()
  await openAndCachePage(other, '/music/list')
  await whenSignedIn(other)

  await answerCeiling(context, 10)
  await other.reload()
  await expect(main(page).getByText('Parental control is on')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(title)
  await expect(page).not.toHaveTitle(new RegExp(title))
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'max-rating', value: '10' }))
  await expect
    .poll(async () => {
      const { answers, worker, documents } = await readDisk(other)
      return [answers.includes(title), worker.includes('"ceiling":true'), documents]
    })
    .toEqual([false, true, []])

  await context.setOffline(true)
  await other.goto('/music/list')
  await whenHydrated(other)
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('Music')
  await context.setOffline(false)

  await answerCeiling(context, null)
  await other.reload()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('max-rating')
})

test('a downloaded song above an age limit of another tab stops and is locked, and is back once the limit is lifted', async ({
  page,
  context,
  portal,
}) => {
  const { groups } = await fetchJson<Found>(portal, 'search?q=a&kind=songs&limit=110')
  const songs = groups.flatMap(({ entries }) => entries).filter(({ grading }) => grading > 10)
  const song = songs.find((card) => !card.restriction)
  if (!song) throw new Error('no song has an age limit')
  await answerCeiling(context, null)
  await serveToneAtOnce(context)
  const { id, title, duration = 0 } = song
  await openDownloads(page, { id, title, duration })
  await pressDownloadButton(page, `Play ${title}`)
  await expect(playerBar(page)).toContainText(title)
  const other = await context.newPage()
  await other.goto('/music/list')
  await whenSignedIn(other)

  await answerCeiling(context, 10)
  const notice = expect(
    page.getByText('Items above the age limit were removed from the queue.'),
  ).toBeVisible()
  await other.reload()
  await notice
  await expect(page.getByText('1 download is above the age limit')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(title)
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
  expect(await countStoredChunks(page)).toBeGreaterThan(0)

  await answerCeiling(context, null)
  await other.reload()
  await expect(downloadRows(page)).toContainText(downloadedText)
  await pressDownloadButton(page, `Play ${title}`)
  await expect(playerBar(page)).toContainText(title)
})
