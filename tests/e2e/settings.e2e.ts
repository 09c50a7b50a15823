/** The settings page: each choice is stored, and cleared data is gone. */
import type { Page } from '@playwright/test'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { firstSeriesStreamPath } from '../support/video.ts'
import { expect, logInAs, test, whenHydrated, whenControlled, whenShown } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const group = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name, exact: true })
const chosen = (page: Page, name: string) => group(page, name).locator('[aria-pressed=true]')
const choose = async (page: Page, name: string, choice: string) => {
  await group(page, name).getByRole('button', { name: choice, exact: true }).click()
  await expect(chosen(page, name)).toHaveText(choice)
}
const choices = [
  ['Theme', 'Dark'],
  ['Data saver', 'Off'],
  ['Video quality', '240p'],
  ['Normalise volume', 'Off'],
  ['Crossfade', '4 s'],
] as const

test('settings persist over a reload, videos use them, and Contact shows an address and a number', async ({
  page,
  portal,
}) => {
  await logInAs(page, 'omar', '/main/settings')
  await expect(chosen(page, 'Video quality')).toHaveText('Automatic')
  for (const [name, choice] of choices) await choose(page, name, choice)
  await page.reload()
  await whenHydrated(page)
  for (const [name, choice] of choices) await expect(chosen(page, name)).toHaveText(choice)

  await page.goto(await firstSeriesStreamPath(portal))
  const lines = () =>
    page.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.videoHeight : 0))
  await expect.poll(lines).toBe(240)
  await page.getByRole('button', { name: 'Video settings' }).click()
  await expect(page.getByRole('radio', { name: '240p', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: /^Automatic/ }).check()

  await page.goto('/main/settings')
  await whenHydrated(page)
  await expect(chosen(page, 'Video quality')).toHaveText('Automatic')
  await choose(page, 'Theme', 'Light')
  await group(page, 'Language').getByRole('button', { name: 'Deutsch' }).click()
  await page.waitForURL((url) => url.pathname === '/de/main/settings')
  await group(page, 'Sprache').getByRole('button', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/main/settings')
  await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click()
  await whenShown(page, /\/impressum$/)
  await expect(page.getByRole('main')).toContainText('hello@riwaq.example')
  await expect(page.getByRole('main')).toContainText('+1 202 555 0113')
})

/** What was seen: documents but for the empty pages, pictures, public answers. */
const seen = async (page: Page) => {
  const { caches, databases } = await readBrowserStorage(page)
  const urls = (part: string) =>
    caches.filter(({ name }) => name.includes(part)).flatMap(({ texts }) => texts.map(({ url }) => url))
  return {
    pages: urls('-pages-').filter((url) => !url.includes('/_/shell/')).length > 0,
    pictures: urls('-pictures').length > 0,
    answers: databases.some(({ name, rows }) => name === 'queries:riwaq' && rows.length > 0),
  }
}

test('clearing pages and images deletes the worker’s documents, the images and the public answers; the settings stay', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await whenControlled(page)
  await page.reload()
  await whenHydrated(page)
  await page.goto('/main/settings')
  await whenHydrated(page)
  await choose(page, 'Data saver', 'Off')
  await expect(
    page.getByText(/^The app and the pages and images you’ve viewed use about \d+ MB/),
  ).toBeVisible()
  await expect.poll(() => seen(page)).toEqual({ pages: true, pictures: true, answers: true })
  // A pending answer is cached when it arrives.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Clear pages and images' }).click()
  await expect(page.getByText('Pages and images cleared')).toBeVisible()
  expect(await seen(page)).toEqual({ pages: false, pictures: false, answers: false })
  await expect(chosen(page, 'Data saver')).toHaveText('Off')
})
