/** A song is downloaded: its size is shown, its bytes arrive, it plays offline; a logout deletes all of it. */
import type { Page } from '@playwright/test'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { readBrowserStorage } from '../support/browser-storage.ts'
import {
  downloadedText,
  downloadRows,
  countStoredChunks,
  seekSliderOf,
  waitForPosition,
  pressDownloadButton,
  openDownloadedSong,
  serveToneAtOnce,
} from '../support/downloads.ts'
import { reloadOffline } from '../support/cached-page.ts'
import { expect, logInAs, test, whenControlled } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const downloadDatabases = async (page: Page) =>
  (await readBrowserStorage(page)).databases.map(({ name }) => name).filter((name) => name.startsWith('kept'))

test('a song shows its download size, is downloaded, plays and seeks offline after a reload, and is deleted on logout', async ({
  page,
  context,
  portal,
}) => {
  const song = await openDownloadedSong({ page, context, portal })
  await whenControlled(page)
  await reloadOffline(page)
  await pressDownloadButton(page, `Play ${song.title}`)
  const place = seekSliderOf(page)
  await waitForPosition(place, 0)
  const middle = Math.floor(song.duration / 2)
  await place.fill(String(middle))
  await waitForPosition(place, middle)
  // A page that is not here leads to what is.
  await page.goto('/music/playlists')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available offline')
  await main.getByRole('link', { name: 'Downloads', exact: true }).click()
  await expect(downloadRows(page)).toBeVisible()

  await context.setOffline(false)
  expect((await downloadDatabases(page)).length).toBeGreaterThan(2)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out' })
  const item = question.getByRole('alert').getByRole('listitem')
  await expect(item).toHaveText([/^Downloads: 1 (album|song), \d+ MB$/, /^Queue: \d+ songs?$/])
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toHaveCount(0)
  expect((await downloadDatabases(page)).length).toBeGreaterThan(2)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible()
  // The logout redirects through the provider: a check during that navigation is cut short and repeated.
  await expect(async () => expect(await downloadDatabases(page)).toEqual([])).toPass()
})

/** As a browser does that needs space: it deletes all storage of an origin, but no cookie. */
const evict = async (page: Page) => {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'cache_storage,file_systems,indexeddb,local_storage,service_workers,websql'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
}

test('after the browser cleared all storage the song is offered for download again and plays offline after one tap', async ({
  page,
  context,
  portal,
}) => {
  const song = await openDownloadedSong({ page, context, portal })
  await evict(page)
  await logInAs(page, 'omar', '/downloads')
  await expect(downloadRows(page)).toContainText('Some parts of this download are missing.')
  const notice = page.getByRole('status').filter({ hasText: 'Your browser freed up space' })
  await notice.getByRole('button', { name: 'Download all again' }).click()
  await expect(downloadRows(page)).toContainText(downloadedText)
  expect(await countStoredChunks(page)).toBeGreaterThan(1)
  await whenControlled(page)
  await reloadOffline(page)
  await pressDownloadButton(page, `Play ${song.title}`)
  await waitForPosition(seekSliderOf(page), 0)
})

test('a podcast’s settings sheet sets its speed and the automatic download of the next episode during playback', async ({
  page,
  context,
  portal,
}) => {
  await serveToneAtOnce(context)
  const show = await firstLinkedPathOn(portal, '/podcast/list', 'show')
  await logInAs(page, 'omar', show)
  await page.getByRole('button', { name: 'Listening settings' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '1.5×' }).click()
  await expect(sheet.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('switch', { name: /^Download the next episode automatically/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem')
  const downloadMarks = rows.getByRole('img', { name: 'Downloaded' })
  await expect(rows.first()).toBeVisible()
  await expect(downloadMarks).toHaveCount(0)
  await rows
    .first()
    .getByRole('button', { name: /^Play / })
    .press('Enter')
  await expect(rows.nth(1).getByRole('img', { name: 'Downloaded' })).toBeVisible()
  await expect(downloadMarks).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: 'Listening settings' }).click()
  await expect(sheet.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.getByRole('switch')).toBeChecked()
})
