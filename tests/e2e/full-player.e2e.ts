/** The bar opens into the whole player and closes again, and a show is heard at a speed of its own. */
import type { Page } from '@playwright/test'
import type { StructureNode } from '../../src/contract/structure.ts'
import { expect, logInAs, test, whenShown } from '../support/portal.ts'

declare global {
  interface Window {
    toldPace?: number | undefined
    playing?: HTMLMediaElement
  }
}

test.use({ reducedMotion: 'reduce' })

/** What the lock screen was told last, and how fast the sound really goes. */
const notePace = (page: Page) =>
  page.addInitScript(() => {
    const { setPositionState } = MediaSession.prototype
    MediaSession.prototype.setPositionState = function (state) {
      window.toldPace = state?.playbackRate
      setPositionState.call(this, state)
    }
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.playing = this
      return play.call(this)
    }
  })
const paceOf = (page: Page) => page.evaluate(() => [window.toldPace, window.playing?.playbackRate])

const dialog = (page: Page) => page.getByRole('dialog').last()

test('the bar opens into the whole player; Escape and back close it, and a book keeps the speed that was chosen', async ({
  page,
  portal,
}) => {
  await notePace(page)
  const answer = await portal.get('/api/structure/audiobook-category?lang=en', 'riwaq.localhost')
  const { substructure } = JSON.parse(answer.body) as StructureNode
  const book = substructure.flatMap(({ data }) => data.entries)[0]
  await logInAs(page, 'omar', `/audiobook/details/${book?.id ?? ''}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Continue|Play)/ })
    .first()
    .click()
  const open = page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /Open the player$/ })
  await open.click()
  await expect(dialog(page).getByRole('heading', { name: 'Now playing' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Speed and sleep timer' }).click()
  await dialog(page).getByRole('button', { name: '1.5×' }).click()
  await expect(dialog(page).getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => paceOf(page)).toEqual([1.5, 1.5])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Speed and sleep timer' })).toContainText('1.5×')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await expect(dialog(page).getByRole('button', { name: 'Back 15 seconds' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('speed:riwaq'))
  expect(kept).toContain('1.5')
})

test('a mute in the bar ends in the whole player where the volume was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAs(page, 'omar', '/')
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await whenShown(page, /^\/music\/albums\//)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Play', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const bar = page.getByRole('region', { name: 'Player' })
  await bar.getByRole('slider', { name: 'Volume' }).fill('80')
  await bar.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveValue('0')
  await bar.getByRole('button', { name: /Open the player$/ }).click()
  const full = page.getByRole('dialog').last()
  await full.getByRole('button', { name: 'Sound on', exact: true }).click()
  await expect(full.getByRole('slider', { name: 'Volume' })).toHaveValue('80')
})
