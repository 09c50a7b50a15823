/**
 * Parts of a living page whose code or picture does not come: the page stays, says what is missing, and has it once it
 * comes.
 */
import type { Page } from '@playwright/test'
import { documentsOf } from '../support/documents-of.ts'
import { pathOn } from '../support/ask.ts'
import { hasJustReloaded, lose } from '../support/lost-code.ts'
import { expect, logInAs, test, whenAlive } from '../support/portal.ts'

const play = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first()

test('a guest’s Play whose dialog does not come says so, leaves nothing behind in the history, and may be tried again', async ({
  page,
  portal,
}) => {
  const album = await pathOn(portal, '/', 'album')
  await hasJustReloaded(page, album)
  const comesBack = await lose(page, 'DialogHost')
  const opened = documentsOf(page)
  await page.goto(album)
  await whenAlive(page)
  const failed = page.getByRole('status').filter({ hasText: 'It could not be loaded' })
  const dialog = page.getByRole('dialog')
  const depth = () => page.evaluate(() => history.state?.dialogs ?? 0)
  await play(page).click()
  await expect(failed).toBeVisible()
  await expect.poll(depth).toBe(0)
  // Another tap asks for it anew, and is told the same.
  await failed.getByRole('button', { name: 'Dismiss' }).click()
  await expect(failed).toBeHidden()
  await play(page).click()
  await expect(failed).toBeVisible()
  await expect.poll(depth).toBe(0)
  await comesBack()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await depth()).toBe(1)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(opened).toEqual([album])
})

test('music whose controls do not come plays on, and has them once the line is back', async ({
  page,
  context,
  portal,
}) => {
  const album = await pathOn(portal, '/', 'album')
  await logInAs(page, 'lina', album)
  const comesBack = await lose(page, 'Docked')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/Docked-'))
  const opened = documentsOf(page)
  const sounds = () => page.evaluate(() => navigator.mediaSession.playbackState)
  await play(page).click()
  await lost
  await expect.poll(sounds).toBe('playing')
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toBeHidden()
  await comesBack()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(opened).toEqual([])
})

test('an account menu whose code does not come leads to the login, and is there once the line is back', async ({
  page,
  context,
}) => {
  const comesBack = await lose(page, 'MenuButton')
  const lost = page.waitForEvent('console', (line) => line.text().startsWith('the account menu cannot'))
  await page.goto('/')
  await lost
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const corner = page.getByRole('banner')
  await expect(corner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await comesBack()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(corner.locator('button[aria-expanded]')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('pictures that did not come are there once the line is back, the first of the document as well', async ({
  page,
  context,
}) => {
  let asked = 0
  await page.route(/\/img\/.*\/(?!20x)\d+x0\.webp/, (route) => {
    asked++
    return route.abort()
  })
  await page.goto('/')
  await whenAlive(page)
  const pictures = page.locator('main [data-state]').filter({ visible: true })
  const stateOf = (at: number) => pictures.nth(at).getAttribute('data-state')
  const isDrawn = (at: number) =>
    pictures
      .nth(at)
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
  for (const at of [0, 1, 2]) await expect.poll(() => stateOf(at)).toBe('error')
  await page.waitForLoadState('networkidle')
  const tries = asked
  await context.setOffline(true)
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  for (const at of [0, 1, 2]) {
    await expect.poll(() => stateOf(at)).toBe('loaded')
    await expect.poll(() => isDrawn(at)).toBe(true)
  }
  // Nobody asked for them until then.
  expect(asked).toBe(tries)
})
