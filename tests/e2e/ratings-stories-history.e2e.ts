import type { Page, Route } from '@playwright/test'
import { lastSegmentOf, firstLinkedPathOn, linkedPathsOn } from '../support/backend-content.ts'
import { expect, logInAs, passLogin, test, whenHydrated, whenShown } from '../support/portal.ts'
import { tooManyRequests, tooManyRequestsText } from '../support/error-responses.ts'
import { inSecondRun } from '../support/second-run.ts'

const star = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Rate / })
const chosen = (page: Page) => page.getByRole('dialog').getByRole('radio', { checked: true })

test('a guest who rates is asked to sign in and nothing is fetched; signed in they rate by keyboard and see the vote again [RATING-01, ROLE-42, DIALOG-30]', async ({
  page,
  portal,
}) => {
  const album = await firstLinkedPathOn(portal, '/music/albums', 'album')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/rating')) requests.push(request.url())
  })
  await page.goto(album)
  await whenHydrated(page)
  await star(page).click()
  await expect(page.getByText('Sign in to rate this')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const signInLink = page.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true })
  await expect(signInLink).toHaveAttribute('href', new RegExp(`redirectUrl=${encodeURIComponent(album)}`))
  expect(requests).toEqual([])

  await logInAs(page, 'lina', album)
  // What they tapped as a guest opens by itself.
  await expect(page.getByRole('dialog', { name: /^Rate / })).toBeVisible()
  await page.getByRole('radio', { name: 'Good', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chosen(page)).toHaveAccessibleName('Very good')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rating saved')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await whenHydrated(page)
  await star(page).click()
  await expect(chosen(page)).toHaveAccessibleName('Very good')
})

for (const [what, named, opened] of [
  ['star', /^Rate /, /^Rate /],
  ['ring', /^Download: /, /^Download “/],
] as const)
  test(`a ${what} tapped after the login redirect, before the session is known, opens for the signed-in user`, async ({
    page,
    portal,
  }) => {
    const { body } = await portal.get('/music/albums', 'riwaq.localhost')
    const album = /href="(\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/.exec(body)?.[1] ?? ''
    const held: Route[] = []
    await page.route('**/api/login/api', (route) => void held.push(route))
    await page.goto(`/login/riwaq?lang=en&redirectUrl=${encodeURIComponent(album)}`)
    await passLogin(page, 'lina')
    await page.waitForURL((url) => url.pathname === album)
    await page.getByRole('main').getByRole('button', { name: named }).click()
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible()
  })

test('a failed average rating shows an error and a retry', async ({ page, portal }) => {
  const album = await firstLinkedPathOn(portal, '/music/albums', 'album')
  await page.route('**/api/rating/user/**', (route) => route.fulfill(tooManyRequests))
  await logInAs(page, 'omar', album)
  await star(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(tooManyRequestsText)
  await page.unroute('**/api/rating/user/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/No ratings yet|\d rating/)).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

const viewed = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('viewedStories:riwaq') ?? '{}') as unknown)

test('stories open over their page, remember how far they were watched, and close with their page [DIALOG-31, DIALOG-CLOSE-04, ENTITY-STORY-01, ENTITY-STORY-02, ENTITY-STORY-03]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/music/list')
  await whenHydrated(page)
  await page.getByRole('list', { name: 'Stories' }).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Stories' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => viewed(page)).toEqual({ 'story-albums': { isWatched: false, index: 0 } })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => viewed(page)).toEqual({ 'story-albums': { isWatched: false, index: 1 } })
  for (const index of [2, 3, 4]) {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => viewed(page)).toEqual({ 'story-albums': { isWatched: index === 4, index } })
  }
  await dialog.getByRole('link', { name: 'Open album' }).click()
  await whenShown(page, /\/music\/albums\//)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an item played right after the history was viewed appears in it despite the cached answer', async ({
  page,
  portal,
}) => {
  await logInAs(page, 'omar', '/history')
  const entries = page.getByRole('main').locator('li a[href*="/music/albums/"]')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const before = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const albums = await linkedPathsOn(portal, '/music/albums', 'album')
  const album = albums.find((path) => !before.includes(path)) ?? ''
  await page.goto(album)
  await whenHydrated(page)
  const response = page.waitForResponse(
    (answer) => answer.url().includes('/user/history/PLAY/') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await response
  await page.goto('/history')
  await expect(entries.and(page.locator(`[href="${album}"]`)).first()).toBeVisible()
})

test('a removed history entry can be undone while the snackbar is shown, and is deleted when it closes', async ({
  page,
}) => {
  await logInAs(page, 'omar', '/history')
  await page.clock.install()
  await page.reload()
  await whenHydrated(page)
  const all = page.getByRole('main').getByRole('button', { name: /^Remove: / })
  await expect(all.first()).toBeVisible()
  const names = await all.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''))
  // An album and its first song may be called the same.
  const name = names.find((one) => names.indexOf(one) === names.lastIndexOf(one)) ?? ''
  const forget = page.getByRole('main').getByRole('button', { name, exact: true })
  const undoNotice = page.getByRole('status').filter({ hasText: 'was removed from your history.' })
  await forget.click()
  // The focus moves to the next entry, also when the removed one was the only entry of its day.
  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(/^Remove: /)
  const notice = undoNotice.getByText('was removed from your history.')
  // It rises; where it was a frame before, the pointer is not over it.
  await expect(notice).toBeVisible()
  await expect.poll(() => undoNotice.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0)
  await notice.hover()
  await expect(forget).toHaveCount(0)
  await page.clock.runFor(9000)
  await undoNotice.getByRole('button', { name: 'Undo' }).click()
  await expect(forget).toBeVisible()

  const sent = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/user/history/PLAY/'),
  )
  await forget.click()
  // Held by the pointer and the focus at once, it waits for both of them.
  const undo = undoNotice.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await undo.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(9000)
  await expect(undo).toBeFocused()
  await undo.blur()
  await page.clock.runFor(9000)
  await sent
  await expect(undoNotice).toBeHidden()
  await expect(forget).toHaveCount(0)
})

for (const kind of ['video', 'series'] as const)
  test(
    `a ${kind} is rated from its page, and the vote is stored at the backend [ROLE-42]`,
    inSecondRun,
    async ({ page, portal }) => {
      const path = await firstLinkedPathOn(portal, '/video/list/drama', kind)
      await logInAs(page, 'omar', path)
      await star(page).click()
      await page.getByRole('radio', { name: 'Good', exact: true }).press('Space')
      const response = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/rating'),
      )
      await page.getByRole('button', { name: 'Save rating' }).click()
      expect(await (await response).json()).toMatchObject({ articleId: lastSegmentOf(path), score: 3 })
    },
  )
