/** What music calls its listener to do: who is here and what they hold decides. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenAlive } from '../support/portal.ts'

const main = (page: Page) => page.getByRole('main')
const signIn = (page: Page) => main(page).getByRole('button', { name: 'Sign in to listen' })
const plans = (page: Page) => main(page).getByRole('link', { name: 'See the plans' })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first()

const links = {
  album: /href="(\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/,
  playlist: /href="(\/music\/playlists?\/[^"]+)"/,
  artist: /href="(\/music\/artists?\/[^"]+)"/,
}

test('a guest is called to sign in, without a plan to see the plans, and with one to play [PLAYER-28, PLAYER-29, PLAYER-30, PLAYER-31, PLAYER-32, AMBIG-103]', async ({
  page,
  portal,
}) => {
  const { body } = await portal.get('/music/list', 'riwaq.localhost')
  const [album, playlist, artist] = Object.values(links).map((link) => link.exec(body)?.[1] ?? '')

  await page.goto(album ?? '')
  await whenAlive(page)
  await signIn(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(plans(page)).toHaveCount(0)

  await logInAs(page, 'lina', playlist)
  await expect(plans(page)).toHaveAttribute('href', '/subscription')
  await expect(signIn(page)).toHaveCount(0)
  await plans(page).click()
  await expect(page).toHaveURL(/\/subscription$/)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logInAs(page, 'omar', album)
  await expect(button(page, 'Play')).toBeEnabled()
  const held = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/subscription')
  await page.goto(playlist ?? '')
  await expect(button(page, 'Play all')).toBeEnabled()
  await held
  await page.goto(artist ?? '')
  await expect(button(page, 'Listen now')).toBeEnabled()
  for (const call of [signIn(page), plans(page)]) await expect(call).toHaveCount(0)
})
