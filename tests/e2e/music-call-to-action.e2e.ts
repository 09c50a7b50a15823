/** What music calls its listener to do: who is here and what they hold decides. */
import type { Page } from '@playwright/test'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, logInAs, test, whenHydrated } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const main = (page: Page) => page.getByRole('main')
const signIn = (page: Page) => main(page).getByRole('button', { name: 'Sign in to listen' })
const plans = (page: Page) => main(page).getByRole('link', { name: 'See plans' })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first()

const follow = async (page: Page, path = '') => {
  await main(page).locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}

/** The part of the page that is rendered late: its files are loaded, and it had two frames to render. */
const expectNoCall = async (page: Page) => {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )
  for (const call of [signIn(page), plans(page)]) await expect(call).toHaveCount(0)
}

const shown = (portal: Portal, link: 'album' | 'playlist' | 'artist') =>
  firstLinkedPathOn(portal, '/music/list', link)

test('the call to action is to sign in for a guest, and to see the plans without a plan [PLAYER-28, PLAYER-30, AMBIG-103]', async ({
  page,
  portal,
}) => {
  await page.goto(await shown(portal, 'album'))
  await whenHydrated(page)
  await signIn(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(plans(page)).toHaveCount(0)

  await logInAs(page, 'lina', await shown(portal, 'playlist'))
  await expect(plans(page)).toHaveAttribute('href', '/subscription')
  await expect(signIn(page)).toHaveCount(0)
  await plans(page).click()
  await expect(page).toHaveURL(/\/subscription$/)
})

test('the call to action is to play with a plan, on albums, playlists and artists alike [PLAYER-29, PLAYER-31, PLAYER-32, AMBIG-103]', async ({
  page,
  portal,
}) => {
  // Omar's entitlements are fetched once; later pages within the portal have them from their first view.
  const held = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/subscription')
  await logInAs(page, 'omar', '/music/list')
  await follow(page, await shown(portal, 'album'))
  await expect(button(page, 'Play')).toBeEnabled()
  await (await held).finished()
  await page.goBack()
  await follow(page, await shown(portal, 'playlist'))
  await expect(button(page, 'Play all')).toBeEnabled()
  await expectNoCall(page)
  await page.goBack()
  await follow(page, await shown(portal, 'artist'))
  await expect(button(page, 'Listen now')).toBeEnabled()
  await expectNoCall(page)
})
