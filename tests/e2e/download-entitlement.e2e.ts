/**
 * Downloads of a plan are locked, not deleted, when the plan ends or the clock is set back, and unlock by themselves.
 */
import type { Page } from '@playwright/test'
import {
  downloadedText,
  downloadRows,
  openDownloads,
  countStoredChunks,
  pressDownloadButton,
  shortSong,
  openDownloadedSong,
  serveToneAtOnce,
} from '../support/downloads.ts'
import { reloadOffline } from '../support/cached-page.ts'
import { expect, test, whenHydrated, whenControlled } from '../support/portal.ts'

const day = 86_400_000
/** A tap on a locked download explains the reason and plays nothing. */
const expectMessageOnTap = async (page: Page, title: string, words: string) => {
  await downloadRows(page)
    .getByRole('button', { name: `Play ${title}` })
    .press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: words }).filter({ visible: true }).last(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
}

test('when the plan ends its downloads stay on the device, locked, and unlock with the plan without downloading again', async ({
  page,
  context,
  portal,
}) => {
  const song = await shortSong(portal)
  const tone = await serveToneAtOnce(context)
  let plan: 'ends soon' | 'has ended' | 'goes on' = 'ends soon'
  const refusal = { status: 403, json: { status: 403, error: 'FORBIDDEN', i18Message: 'error.FORBIDDEN' } }
  await page.route('**/api/song/download', (route) => {
    if (plan === 'goes on') return route.continue()
    if (plan === 'has ended') return route.fulfill(refusal)
    const [now, validUntil] = [0, 2 * day].map((later) => new Date(Date.now() + later).toISOString())
    const answer = { uri: '/media/a.mp3', size: 2_000_000, etag: '"a"', ticket: 'a-ticket' }
    return route.fulfill({ json: { ...answer, now, validUntil } })
  })
  await openDownloads(page, song, /\d+ MB ·\s*2 days left/)
  const [pieces, requestCount] = [await countStoredChunks(page), tone.requestedOffsets.length]
  plan = 'has ended'
  await page.reload()
  await whenHydrated(page)
  await expect(downloadRows(page)).toContainText('Your plan has ended')
  await expectMessageOnTap(page, song.title, 'Your plan has ended')
  expect(await countStoredChunks(page)).toBe(pieces)

  plan = 'goes on'
  await pressDownloadButton(page, `Renew: ${song.title}`)
  await expect(downloadRows(page)).toContainText(downloadedText)
  expect(tone.requestedOffsets).toHaveLength(requestCount)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a clock that was set back is detected, and downloads unlock once the backend’s time is known', async ({
    page,
    context,
    portal,
  }) => {
    const song = await openDownloadedSong({ page, context, portal })
    await whenControlled(page)
    await page.reload()
    await whenHydrated(page)
    // The device's clock, as much as the page reads of it.
    await page.addInitScript((back) => {
      const { now } = Date
      Date.now = () => now() - back
    }, day)
    await reloadOffline(page)
    const words = 'This device’s clock was changed · go online to play'
    await expect(downloadRows(page)).toContainText(words)
    await expectMessageOnTap(page, song.title, words)

    // As the message says, the check runs by itself once the connection is back; a tap would be too late for it.
    await context.setOffline(false)
    await expect(downloadRows(page)).toContainText(downloadedText)
    await reloadOffline(page)
    await expect(downloadRows(page)).toContainText(downloadedText)
    await context.setOffline(false)
  })
})
