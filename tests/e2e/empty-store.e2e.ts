/** An operator's first day in a browser: a store without content, every page of the navigation, nothing missing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as base } from '@playwright/test'
import { answerConsentBefore, expect, whenHydrated, whenShown } from '../support/portal.ts'
import { collectProblems, whenNetworkIdle } from '../support/page-problems.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'riwaq-first-day-'))
      const drop = () => rm(folder, { recursive: true, force: true })
      const portal = await startPortal({ DEMO_DATA: 'off', LOG_LEVEL: 'info' }, undefined, {
        env: { DATA_DIR: join(folder, 'data') },
        drop,
      })
      await provide(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, provide) => provide(portal.origin()),
})

test.use({ serviceWorkers: 'allow' })

/** The worker's requests as well, which the page does not see. */
const missingIn = (portal: Portal) =>
  portal
    .output()
    .split('\n')
    .filter((line) => /"status":[45]\d\d/.test(line))

const openFromNavigation = async (page: Page, name: string, path: RegExp) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  await whenShown(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await whenNetworkIdle(page)
}

test('a portal without content says so on every page, and its pages ask for nothing that is missing', async ({
  page,
  context,
  portal,
}) => {
  await answerConsentBefore(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  const problems = collectProblems(page)
  await page.goto('/')
  await whenHydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(main.getByText('New releases will appear here as soon as they’re added.')).toBeVisible()
  for (const [name, path] of [
    ['Music', /\/music\/list$/],
    ['Watch', /\/video\/list\/all$/],
    ['Play', /\/games\/list$/],
    ['Podcasts', /\/podcast\/list$/],
    ['Audiobooks', /\/audiobook\/list$/],
    ['Read', /\/read$/],
    ['Vouchers', /\/vouchers$/],
  ] as const) {
    await openFromNavigation(page, name, path)
    await expect(main.getByRole('heading', { name: 'Nothing here yet' }), name).toBeVisible()
  }
  await page.goto('/search?q=desert')
  await whenHydrated(page)
  await expect(main.getByRole('heading', { name: /No results for .*desert/ })).toBeVisible()
  await whenNetworkIdle(page)
  for (const path of ['/subscription', '/settings', '/info/help', '/info/privacy', '/impressum', '/ar']) {
    await page.goto(path)
    await whenHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await whenNetworkIdle(page)
  }
  expect(problems).toEqual([])
  expect(missingIn(portal)).toEqual([])
})
