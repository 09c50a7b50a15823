/** The start from the empty page of a language, where a step fails once: its own words, and another try. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const main = (page: Page) => page.getByRole('main')

/** Without a worker nothing caches the empty page; the host's own takes its place. */
const openEmpty = async (page: Page, portal: Portal) => {
  const { body, headers } = await portal.get('/_/shell/en', 'riwaq.localhost')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  await page.goto('/')
}
/**
 * Files of the page's code, each of which may be requested again only once in ten seconds; that time has not passed.
 */
const hasJustReloaded = async (page: Page) => {
  await page.clock.setFixedTime(new Date())
  await page.addInitScript(() => sessionStorage.setItem('chunk-reload:/', String(Date.now())))
}

const steps = [
  {
    name: 'environment file',
    pattern: '**/api/envFile',
    fail: { status: 500, json: {} },
    head: 'Can’t connect',
  },
  { name: 'language', pattern: '**/assets/words-en-*.js', fail: null, head: 'This language didn’t load' },
  { name: 'screen', pattern: '**/assets/*Screen-*.js', fail: null, head: 'This page didn’t load' },
] as const

for (const { name, pattern, fail, head } of steps)
  test(`a boot without its ${name} shows an error, and a retry makes the page interactive`, async ({
    page,
    portal,
  }) => {
    await hasJustReloaded(page)
    let lost = 0
    let isBack = false
    await page.route(pattern, (route) => {
      if (isBack) return route.continue()
      lost++
      return fail ? route.fulfill(fail) : route.abort()
    })
    await openEmpty(page, portal)
    await expect(main(page).getByRole('heading', { level: 1, name: head })).toBeVisible()
    await expect(main(page).getByRole('alert')).toContainText('try again')
    expect(lost).toBeGreaterThan(0)
    await page.evaluate(() => Object.assign(window, { stayed: true }))

    isBack = true
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await whenHydrated(page)
    await whenShown(page, /^\/$/)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Music' }).click()
    await whenShown(page, /^\/music\/list/)
    await expect(main(page).getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText('Music')
  })

test('a boot whose environment file hangs uses the one in the page, and takes the late answer', async ({
  page,
  portal,
}) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  const requested: string[] = []
  await page.route('**/api/envFile', async (route) => {
    await late
    const env = JSON.parse(String((await portal.get('/api/envFile', 'riwaq.localhost')).body))
    env.envConfig.envFile.service.multiContentBackend = '/elsewhere/'
    await route.fulfill({ json: env })
  })
  await page.route('**/elsewhere/**', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 503, json: {} })
  })
  await openEmpty(page, portal)
  await whenHydrated(page)
  await whenShown(page, /^\/$/)
  expect(requested).toEqual([])
  release()
  await expect.poll(() => requested.join()).toContain('/elsewhere/structure/home')
  await expect(main(page).getByRole('heading').first()).toBeVisible()
})

test('a boot whose session check fails needs no retry: the page is interactive and the user stays signed in', async ({
  page,
}) => {
  await logInAs(page, 'lina')
  let refused = 0
  await page.route('**/api/user/profile', (route) => {
    refused++
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/music/list')
  await whenHydrated(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Account: Lina' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Music' })).toBeVisible()
})
