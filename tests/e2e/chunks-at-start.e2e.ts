/** Pages that cannot be shown at all: a chunk of the start or of the error page does not load. */
import type { Page } from '@playwright/test'
import words from '../../locales/ar/boot.json' with { type: 'json' }
import { recordDocumentRequests } from '../support/document-requests.ts'
import { markAsJustReloaded, blockChunks } from '../support/blocked-chunks.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'

const loseErrorPage = async (page: Page, ...paths: string[]) => {
  await markAsJustReloaded(page, ...paths)
  return blockChunks(page, 'ErrorPage')
}

test('an error page whose own chunk fails shows plain text and a retry', async ({ page }) => {
  const nowhere = '/no/such/place'
  const unblock = await loseErrorPage(page, '/', nowhere)
  const opened = recordDocumentRequests(page)
  await page.goto('/')
  await whenHydrated(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, nowhere)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await unblock()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Error 404')).toBeVisible()
  expect(opened).toEqual(['/'])
})

test('an empty page whose chunk fails shows an error and a retry', async ({ page, portal }) => {
  await markAsJustReloaded(page, '/')
  const unblock = await blockChunks(page, 'start-empty')
  const { body, headers } = await portal.get('/_/shell/en', 'riwaq.localhost')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  const opened = recordDocumentRequests(page)
  await page.goto('/?t=20')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/^Part of this page didn’t load/)
  await unblock()
  await main.getByRole('link', { name: 'Try again' }).click()
  await whenHydrated(page)
  await expect(main.getByText('This page didn’t load')).toBeHidden()
  expect(opened).toEqual(['/', '/'])
  expect(new URL(page.url()).search).toBe('?t=20')
})

/** The message that a rendered page shows above its readable content. */
const bar = (page: Page) => page.getByRole('complementary').filter({ hasText: words.screen.head })

const expectErrorShown = async (page: Page) => {
  await expect(bar(page).getByRole('alert')).toHaveText(words.screen.head)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
}
const expectRetry = async (page: Page) => {
  await bar(page).getByRole('link', { name: words.retry }).click()
  await whenHydrated(page)
  await expect(page.locator('header button[aria-expanded]')).toBeVisible()
  await expect(bar(page)).toBeHidden()
}

test('a rendered page that fails to start shows an error in its language and a retry', async ({ page }) => {
  await markAsJustReloaded(page, '/ar')
  const loseOnly = await blockChunks(page, 'app-boot', 'words-ar')
  const opened = recordDocumentRequests(page)
  await page.goto('/ar')
  await expectErrorShown(page)
  await loseOnly()
  await expectRetry(page)
  expect(opened).toEqual(['/ar', '/ar'])
})

test('a page whose entry chunk fails shows an error, rendered or empty', async ({ page, portal }) => {
  const { body, headers } = await portal.get('/_/shell/ar', 'riwaq.localhost')
  const loseOnly = await blockChunks(page, 'react')
  await page.goto('/ar')
  await expectErrorShown(page)
  await page.route(
    (url) => url.pathname === '/ar/music/list',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  await page.goto('/ar/music/list')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: words.screen.head })).toBeVisible()
  await loseOnly()
  await main.getByRole('link', { name: words.retry }).click()
  await whenHydrated(page)
  await expect(main.getByText(words.screen.head)).toBeHidden()
  await loseOnly('index')
  await page.goto('/ar')
  await expectErrorShown(page)
  await loseOnly()
  await expectRetry(page)
})
