/** A tenant with an external backend: portal and backend on different origins. */
import type { Page } from '@playwright/test'
import { startCrossOriginPortal, startTwoPortals } from '../support/cross-origin-backend.ts'
import { expect, password, test, whenHydrated, whenShown, whenSignedIn } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

/** The page's calls of a backend, as `GET /structure/home`, by origin. */
const requestsOf = (page: Page, bases: Record<'near' | 'far', string>) => {
  const requests = { near: [] as string[], far: [] as string[] }
  page.on('request', (request) => {
    const url = request.url()
    for (const where of ['near', 'far'] as const)
      if (url.startsWith(`${bases[where]}/`) && request.method() !== 'OPTIONS')
        requests[where].push(
          `${request.method()} ${new URL(url.slice(bases[where].length), 'http://any').pathname}`,
        )
  })
  return requests
}

test(
  'a portal with a cross-origin backend works for a guest: home, an album, a search, Play [CALL-ENV-02]',
  inSecondRun,
  async ({ page, portal: backend, problems }) => {
    const far = await startCrossOriginPortal(backend)
    try {
      const requests = requestsOf(page, { near: `${far.portal.origin()}/api`, far: far.address })
      // The host calls it as well: the document contains the first screen once the backend answers within 500 ms.
      await expect
        .poll(async () => (await far.portal.get('/en', 'riwaq.localhost')).headers['x-document'])
        .toBe('rendered')
      await page.goto(`${far.portal.origin()}/en`)
      await whenHydrated(page)
      const album = page.locator('main a[href*="/music/albums/"]').first()
      const title = (await album.getByRole('heading').or(album.locator('bdi')).first().textContent()) ?? ''
      await album.click()
      await whenShown(page, /^\/music\/albums\//)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await page.getByRole('button', { name: 'Play', exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^${far.address}/login/riwaq\\?`),
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
      await whenShown(page, /^\/search/)
      await page.getByRole('combobox').fill(title)
      await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
      await expect.poll(() => requests.far).toContainEqual(expect.stringMatching(/^GET \/search/))
      expect(requests.near.filter((ask) => ask !== 'GET /envFile')).toEqual([])
      expect(problems).toEqual([])
    } finally {
      await far.stop()
    }
  },
)

test('a person signs in at a cross-origin backend, hears and downloads a song of it, stays signed in and signs out', async ({
  page,
}) => {
  const { near, far, stop } = await startTwoPortals()
  try {
    const sounds: string[] = []
    const refused: string[] = []
    page.on('response', (answer) => {
      // A prefetch may be under way while the session ends.
      if (answer.status() >= 400 && !answer.url().includes('/api/prefetch'))
        refused.push(`${answer.status()} ${answer.url()}`)
      if (new URL(answer.url()).pathname.startsWith('/media/')) sounds.push(new URL(answer.url()).origin)
    })
    await page.goto(`${near.origin()}/en`)
    await whenHydrated(page)
    await page.locator('main a[href*="/music/albums/"]').first().click()
    await whenShown(page, /^\/music\/albums\//)
    const place = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    const signIn = { name: 'Sign in', exact: true }
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', signIn).or(dialog.getByRole('button', signIn)).first().click()
    await page.waitForURL(new RegExp(`^http://127\\.0\\.0\\.1:${far.port}/oidc/interaction/`))
    await page.getByLabel('Email').fill('omar@riwaq.example')
    await page.getByLabel('Password', { exact: true }).fill(password('omar'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.origin === near.origin() && url.pathname === place)
    await whenSignedIn(page)
    await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
    await expect.poll(() => [...new Set(sounds)]).toEqual([`http://127.0.0.1:${far.port}`])
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download/ })
      .first()
      .click()
    const piece = page.waitForResponse(
      (answer) => answer.url().includes('/media/') && answer.status() === 206,
    )
    await dialog.getByRole('button', { name: /^Download/ }).click()
    expect((await (await piece).body()).length).toBeGreaterThan(0)
    await page.reload()
    await whenSignedIn(page)
    await page.getByRole('button', { name: /^Account: / }).click()
    const back = page.waitForRequest(/\/login\/logged-out/)
    await page.getByRole('button', { name: 'Sign out' }).click()
    // The download and the queue would be lost.
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click()
    await back
    await page.waitForURL((url) => url.origin === near.origin())
    await whenHydrated(page)
    await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible()
    expect(refused).toEqual([])
  } finally {
    await stop()
  }
})
