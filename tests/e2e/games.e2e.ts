import type { Page } from '@playwright/test'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { fetchCards } from '../support/backend-content.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const isPlaying = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return video !== null && !video.paused && video.currentTime > 0
  })

test('a game opens its images and trailer in a dialog, and back returns to the game [DIALOG-32] [DIALOG-33]', async ({
  page,
  portal,
}) => {
  const [card] = await fetchCards(portal, 'games-list')
  if (!card) throw new Error('there is no game')
  await page.goto(addressOf(card))
  await whenHydrated(page)

  await page.getByRole('button', { name: 'Enlarge picture 2 of 5' }).click()
  const place = (n: number) => dialog(page).getByRole('img', { name: `Picture ${n} of 5` })
  await expect(place(2)).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(place(3)).toBeInViewport({ ratio: 0.9 })
  await expect(dialog(page).getByText('Picture 3 of 5')).toBeVisible()
  await dialog(page)
    .getByRole('list')
    .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(dialog(page).getByText('Picture 1 of 5')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog(page).getByText('Picture 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible()

  await page.getByRole('button', { name: 'Trailer', exact: true }).click()
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
})

test('the tournament card and the invitation on home show by the clock whether it runs, and a month later that it is over', async ({
  page,
}) => {
  const card = page.getByRole('main').getByRole('link', { name: 'Tournament: Night Sprint Cup' }).first()
  await page.goto('/cups')
  await expect(card.getByText('On now', { exact: true })).toBeVisible()
  await page.goto('/')
  const invitation = page.getByRole('link', { name: /Night Sprint Cup Semi-finals/ })
  await expect(invitation.getByText('On now', { exact: true })).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60_000)
  await page.reload()
  await expect(invitation.getByText('Finished', { exact: true })).toBeVisible()
  await page.goto('/cups')
  await expect(card.getByText('Finished', { exact: true })).toBeVisible()
  await expect(card.getByText('On now', { exact: true })).toHaveCount(0)
})

test('the page of a running tournament shows its start as past and no upcoming registration', async ({
  page,
}) => {
  await page.goto('/cups')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Tournament: Night Sprint Cup' }).first().click()
  await expect(main.getByText('Sign-up is closed.')).toBeVisible()
  await expect(main.getByText('You can’t sign up yet.')).toHaveCount(0)
  await expect(main.getByText('Started', { exact: true })).toBeVisible()
  await expect(main.getByText('Ends', { exact: true })).toBeVisible()
})

test('the images of a game reach the edge of a tablet, like every other shelf', async ({ page, portal }) => {
  const [card] = await fetchCards(portal, 'games-list')
  if (!card) throw new Error('there is no game')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(addressOf(card))
  await whenHydrated(page)
  const shelf = await page.getByRole('list', { name: 'Trailer and pictures' }).boundingBox()
  expect([shelf?.x, shelf?.width]).toEqual([0, 820])
  const last = page.getByRole('list', { name: 'Trailer and pictures' }).getByRole('button').nth(2)
  const third = await last.boundingBox()
  expect(third?.x).toBeLessThan(820)
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(820)
})
