/** Episodes are marked as new or played, also by hand; a later position from another device is offered once. */
import type { BrowserContext, Page } from '@playwright/test'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import { serveToneAtOnce } from '../support/downloads.ts'
import { answerConsentBefore, expect, logInAs, test, whenHydrated } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const get = async (portal: Portal, path: string) => (await portal.get(path, 'riwaq.localhost')).body
/** The position on the other device; the same time has to remain of the episode. */
const there = 38
/** A show with an episode that is new, playable, and long enough for a later position. */
const newsOf = async (portal: Portal) => {
  const ids = new Set((await get(portal, '/podcast/list')).match(/pod_\w+/g))
  for (const id of ids) {
    const show = JSON.parse(await get(portal, `/api/content/podcasts/${id}?lang=en`)) as CollectionDetails
    const fresh = show.parts.find(
      ({ isNew, restriction, duration }) => isNew && !restriction && duration > 70,
    )
    if (fresh) return { path: `/podcast/details/${id}`, title: fresh.title }
  }
  throw new Error('no show has a new episode')
}
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Episodes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `More: ${title}`, exact: true }) })

test('a new episode is marked until it was played; it can be marked as played and as unplayed, here and after a restart', async ({
  page,
  portal,
}) => {
  const { path, title } = await newsOf(portal)
  const row = rowOf(page, title)
  const newMark = row.getByText('New', { exact: true })
  const mark = async (words: string) => {
    await row.getByRole('button', { name: `More: ${title}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await logInAs(page, 'lina', path)
  await expect(newMark).toBeVisible()
  await mark('Mark as played')
  await expect(row).toContainText('Played')
  await expect(newMark).toHaveCount(0)
  await page.reload()
  await expect(row).toContainText('Played')
  await mark('Mark as unplayed')
  await expect(newMark).toBeVisible()
  await expect(row).not.toContainText('Played')
  await page.reload()
  await whenHydrated(page)
  await expect(newMark).toBeVisible()
})

const bar = (page: Page) => page.getByRole('region', { name: 'Player' })
const seekSlider = (page: Page) => bar(page).getByRole('slider', { name: 'Position' })
const positionOf = async (page: Page) => Number(await seekSlider(page).inputValue())
const press = (page: Page, name: 'Play' | 'Pause') =>
  bar(page).getByRole('button', { name, exact: true }).click()
/** A user with a plan plays the episode on another device. */
const listen = async (context: BrowserContext, { path, title }: { path: string; title: string }) => {
  const page = await context.newPage()
  await serveToneAtOnce(context)
  await logInAs(page, 'omar', path)
  await rowOf(page, title)
    .getByRole('button', { name: `Play ${title}`, exact: true })
    .press('Enter')
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0)
  return page
}

test('a position further ahead on another device is offered once, with the first Play, and one tap seeks there', async ({
  context,
  browser,
  portal,
}) => {
  const episode = await newsOf(portal)
  const phone = await listen(context, episode)
  await press(phone, 'Pause')
  const elsewhere = await browser.newContext({ baseURL: portal.origin() })
  await answerConsentBefore(elsewhere)
  const desk = await listen(elsewhere, episode)
  await seekSlider(desk).fill(String(there))
  await expect.poll(() => positionOf(desk)).toBeGreaterThan(there)
  const positionSaved = desk.waitForResponse((answer) => {
    const { userCurrentPlaying = 0 } = (answer.request().postDataJSON() ?? {}) as {
      userCurrentPlaying?: number
    }
    return userCurrentPlaying >= there
  })
  await press(desk, 'Pause')
  await positionSaved
  await elsewhere.close()

  await phone.reload()
  await whenHydrated(phone)
  const question = phone.getByRole('status').filter({ hasText: 'You’re further along on another device.' })
  await press(phone, 'Play')
  await expect(question).toBeVisible()
  expect(await positionOf(phone)).toBeLessThan(there / 2)
  await question.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(() => positionOf(phone)).toBeGreaterThanOrEqual(there)
  await press(phone, 'Pause')
  await press(phone, 'Play')
  await expect.poll(() => positionOf(phone)).toBeGreaterThan(there + 1)
  await expect(question).toHaveCount(0)
})

test('a tab left open offers it as well, after its episode was paused for a while', async ({
  page,
  context,
  portal,
}) => {
  await page.close()
  const desk = await listen(context, await newsOf(portal))
  await seekSlider(desk).fill('1')
  await press(desk, 'Pause')
  await desk.route('**/api/user/history/PLAY/epi_*', (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const [id = ''] = /epi_\w+/.exec(route.request().url()) ?? []
    const updated = new Date().toISOString()
    return route.fulfill({ json: { id, contentType: 'PODCAST_EPISODE', userCurrentPlaying: there, updated } })
  })
  const question = desk.getByRole('status').filter({ hasText: 'You’re further along on another device.' })
  await desk.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
  })
  await press(desk, 'Play')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(() => positionOf(desk)).toBeGreaterThanOrEqual(there)
})
