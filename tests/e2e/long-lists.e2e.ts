import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenShown } from '../support/portal.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Songs' }).getByRole('listitem')
const onScreen = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all
      .filter(
        (row) =>
          row.getBoundingClientRect().bottom > 200 && row.getBoundingClientRect().top < innerHeight - 200,
      )
      .map((row) => Number(row.getAttribute('aria-posinset'))),
  )

/** Hearts for as many songs as the tenant has up to that, given by the page’s own session. */
const likeSongs = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (songs) => {
    const token = /user-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
    const answers = await Promise.all(
      songs.map((id) => fetch(`/api/like/tracks/${id}`, { method: 'POST', headers })),
    )
    return answers.filter(({ ok }) => ok).length
  }, ids)

test('favourites go on past their first hundred, hold few rows in the document, and back finds the row that was left', async ({
  page,
  portal,
}) => {
  const { body } = await portal.get('/api/search?q=a&kind=songs&lang=en&limit=110', 'riwaq.localhost')
  const ids = [...new Set(body.match(/trk_\w+/g))].slice(0, 110)
  expect(ids.length).toBeGreaterThan(100)
  await logInAs(page, 'lina', '/favorites')
  expect(await likeSongs(page, ids)).toBe(ids.length)
  await page.reload()
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')

  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(ids.length), { timeout: 300 })
  }).toPass()
  expect(await rows(page).count()).toBeLessThan(80)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect.poll(async () => (await onScreen(page)).length).toBeGreaterThan(2)
  const left = await onScreen(page)
  const middle = left[Math.floor(left.length / 2)]
  await page.locator(`[aria-posinset="${middle}"] a`).click()
  await whenShown(page, /^\/music\/tracks\//)
  await page.goBack()
  await whenShown(page, /^\/favorites$/)
  await expect.poll(() => onScreen(page)).toEqual(left)
})
