/** A tenant with an external backend: portal and backend on different origins. */
import type { Page } from '@playwright/test'
import { startCrossOriginPortal } from '../support/cross-origin-backend.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

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

test('a portal with a cross-origin backend works for a guest: home, an album, a search, Play [CALL-ENV-02]', async ({
  page,
  portal: backend,
  problems,
}) => {
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
})
