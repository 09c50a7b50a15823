/** A tenant whose backend is a path behind the portal's own reverse proxy, in a browser. */
import { startBehindProxy } from '../support/proxied-backend.ts'
import { expect, passLogin, test, whenHydrated, whenShown, whenSignedIn } from '../support/portal.ts'
import { collectProblems } from '../support/page-problems.ts'

const refusedIn = (log: string) => log.split('\n').filter((line) => /"status":[45]\d\d/.test(line))

test.use({ serviceWorkers: 'allow' })

test('a portal with its backend behind a path is browsed and searched, plays after a login, and is left', async ({
  page,
}) => {
  const { address, base, portal, stop } = await startBehindProxy()
  try {
    const problems = collectProblems(page)
    const called: string[] = []
    page.on('request', (request) => called.push(new URL(request.url()).pathname))
    await expect
      .poll(async () => (await fetch(`${address}/en`)).headers.get('x-document'), { timeout: 60_000 })
      .toBe('rendered')

    const refreshed = page.waitForRequest((request) =>
      request.url().startsWith(`${address}${base}/structure/home?`),
    )
    await page.goto(`${address}/en`)
    await whenHydrated(page)
    // Left before, the page would not refresh what its document brought.
    await refreshed
    const card = page.locator('main a[href*="/music/albums/"]').first()
    const title = (await card.getByRole('heading').or(card.locator('bdi')).first().textContent()) ?? ''
    await card.click()
    await whenShown(page, /^\/music\/albums\//)
    const album = new URL(page.url()).pathname
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await whenShown(page, /^\/search/)
    await page.getByRole('combobox').fill(title)
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await whenShown(page, /^\/music\/albums\//)

    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    const signIn = { name: 'Sign in', exact: true }
    await dialog.getByRole('link', signIn).or(dialog.getByRole('button', signIn)).first().click()
    await passLogin(page, 'omar')
    await page.waitForURL((url) => url.origin === address && url.pathname === album)
    await whenSignedIn(page)
    await expect(page.locator('section[data-phase=playing]')).toBeVisible()
    await page.reload()
    await whenSignedIn(page)

    expect(problems).toEqual([])
    expect(refusedIn(portal.output())).toEqual([])
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    // The address is the same before and after, the document is another.
    await page.evaluate(() => Object.assign(window, { isSignedIn: true }))
    // The queue would be lost.
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click()
    await page.waitForFunction(() => !('isSignedIn' in window) && !location.pathname.startsWith('/oidc'))
    await whenHydrated(page)
    await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible()

    expect(called.filter((path) => path.startsWith('/api/') && path !== '/api/envFile')).toEqual([])
    // What is on its way while the session ends is refused with 401, which a browser says in its console too.
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
    expect(refusedIn(portal.output()).filter((line) => !line.includes('"status":401'))).toEqual([])
  } finally {
    await stop()
  }
})
