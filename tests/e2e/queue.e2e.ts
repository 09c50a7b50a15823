/** The queue changed by hand: from a row's menu, with keys, and undone. */
import type { Page } from '@playwright/test'
import {
  answerConsentBefore,
  expect,
  logInAs,
  passLogin,
  test,
  whenHydrated,
  whenShown,
} from '../support/portal.ts'
import {
  playerBar,
  upcomingTitles,
  dragHandleOf,
  playFirstAlbum,
  queuePanel,
  topDialog,
} from '../support/queue-panel.ts'
import { ignoringBidiMarks } from '../support/ignore-bidi-marks.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const middleX = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0)
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true })

test('upcoming tracks are added next from a row menu, moved by keyboard, removed and restored by undo', async ({
  page,
}) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
  const album = await upcomingTitles(page)

  await inMain(page, `More: ${album[2] ?? ''}`).click()
  await topDialog(page).getByRole('button', { name: 'Play next' }).click()
  // Shown in the middle of the page, not over the queue next to it.
  const snackbar = await page.locator('[data-snacks] > div').boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(Math.abs(middleX(snackbar) - middleX(main))).toBeLessThan(60)
  await expect.poll(async () => upcomingTitles(page)).toEqual([album[2], ...album])
  // Items added by hand are listed separately, also after a reload.
  const chosen = queuePanel(page).getByRole('list', { name: 'Added by you' }).getByRole('listitem')
  await expect(chosen).toHaveCount(1)
  await expect(queuePanel(page).getByRole('heading', { name: /^From / })).toBeVisible()
  await page.reload()
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(chosen).toHaveCount(1)

  const handle = dragHandleOf(page, album[0] ?? '')
  await handle.press('ArrowDown')
  await expect
    .poll(async () => upcomingTitles(page))
    .toEqual([album[2], album[1], album[0], ...album.slice(2)])
  await expect(handle).toBeFocused()
  await expect(queuePanel(page).getByRole('status').filter({ hasText: 'moved to position' })).toHaveText(
    ignoringBidiMarks(`${album[0] ?? ''} moved to position 3 of ${album.length + 1}.`),
  )

  // A key that is held down moves the same song on, and no other.
  const [, , held = '', ...others] = await upcomingTitles(page)
  await queuePanel(page).evaluate((queue, title) => {
    const handle = () => queue.ownerDocument.activeElement
    queue.querySelector<HTMLElement>(`[aria-label="Move: ${title}"]`)?.focus()
    for (let press = 0; press < 3; press++)
      handle()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, held)
  await expect
    .poll(async () => (await upcomingTitles(page)).slice(2))
    .toEqual([...others.slice(0, 3), held, ...others.slice(3)])
  await expect(dragHandleOf(page, held)).toBeFocused()
  await expect(queuePanel(page).getByRole('status').filter({ hasText: 'moved to position' })).toHaveText(
    ignoringBidiMarks(`${held} moved to position 6 of ${album.length + 1}.`),
  )

  const changed = await upcomingTitles(page)
  await queuePanel(page)
    .getByRole('button', { name: `Remove: ${changed[1] ?? ''}` })
    .click()
  await expect.poll(async () => upcomingTitles(page)).toEqual(changed.toSpliced(1, 1))
  await queuePanel(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => upcomingTitles(page)).toEqual(changed)

  const removeOf = (title = '') =>
    queuePanel(page).getByRole('button', { name: `Remove: ${title}`, exact: true })
  await removeOf(changed.at(-1)).press('Enter')
  await expect.poll(async () => upcomingTitles(page)).toEqual(changed.slice(0, -1))
  await expect(removeOf(changed.at(-2))).toBeFocused()
})

test(
  'played tracks stand above the current one in the queue, the current one can be removed, and removing the last closes the player [PLAYER-18]',
  inSecondRun,
  async ({ page }) => {
    await logInAs(page, 'omar')
    await playFirstAlbum(page)
    await playerBar(page).getByRole('button', { name: 'Queue' }).click()
    const panel = queuePanel(page)
    const rowsOf = (name: string) =>
      panel.getByRole('list', { name, exact: true }).getByRole('button', { name: /^Play / })
    await expect(panel.getByRole('heading', { name: 'Next up' })).toBeVisible()
    const [first = '', second = '', ...rest] = await upcomingTitles(page)
    const playing = (title: string) =>
      expect(panel.getByRole('button', { name: `Pause ${title}`, exact: true })).toBeVisible()
    const take = (title: string) =>
      panel.getByRole('button', { name: `Remove: ${title}`, exact: true }).click()

    await panel.getByRole('button', { name: `Play ${second}`, exact: true }).click()
    await playing(second)
    await expect(panel.getByText(new RegExp(`^${rest.length} songs ·\\s`))).toBeVisible()
    await panel.getByText('Played 2').click()
    await expect(rowsOf('Played')).toHaveCount(2)
    await take(first)
    await expect(rowsOf('Played')).toHaveCount(1)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await rowsOf('Played').nth(1).click()
    await playing(first)

    await take(first)
    await playing(second)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await playing(second)
    await expect(rowsOf('Played')).toHaveCount(2)

    await panel.getByRole('button', { name: 'Clear queue' }).click()
    await expect.poll(() => upcomingTitles(page)).toEqual([])
    await expect(panel.getByRole('button', { name: /^Resume: / }).first()).toBeVisible()
    await take(second)
    const undo = page.getByRole('button', { name: 'Undo' })
    // Under a pointer it stays longer than its five seconds.
    await undo.hover()
    await expect(playerBar(page)).toHaveCount(0)
    await undo.click()
    await expect(playerBar(page).getByText(second).first()).toBeVisible()
  },
)

test('undo belongs to the queue it was made in: once another queue plays it cannot change that one', async ({
  page,
}) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  const panel = queuePanel(page)
  const undo = panel.getByRole('button', { name: 'Undo' })
  await expect(panel.getByRole('heading', { name: 'Next up' })).toBeVisible()
  const album = await upcomingTitles(page)
  await panel.getByRole('button', { name: 'Clear queue' }).click()
  await expect(undo).toBeVisible()
  await panel.getByRole('button', { name: /^Resume: / }).click()
  await expect.poll(() => upcomingTitles(page)).toEqual(album)
  await expect(undo).toHaveCount(0)

  await panel.getByRole('button', { name: `Remove: ${album[0] ?? ''}`, exact: true }).click()
  await expect(undo).toBeVisible()
  await page.getByRole('main').locator('a[href*="/music/albums/"]').filter({ visible: true }).last().click()
  await expect(inMain(page, /^Play$/).first()).toBeVisible()
  await inMain(page, /^Play$/)
    .first()
    .click()
  await expect(undo).toHaveCount(0)
})

test('on a desktop the queue stands beside the page: both are usable, it stays over pages and the full player, and the keyboard moves in and out', async ({
  page,
}) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  const panel = queuePanel(page)
  const button = playerBar(page).getByRole('button', { name: 'Queue' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(panel).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.click()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await playerBar(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(panel.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  const [beside, below] = [
    await panel.locator('[data-scrolls]').boundingBox(),
    await playerBar(page).boundingBox(),
  ]
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(1440)
  const main = await page.getByRole('main').boundingBox()
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)

  const album = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click()
  await whenShown(page, /^\/$/)
  await expect(panel).toBeVisible()
  await page.goBack()
  await whenShown(page, new RegExp(album))
  await expect(panel).toBeVisible()

  await playerBar(page)
    .getByRole('button', { name: /Open player$/ })
    .click()
  const fullPlayer = page.getByRole('dialog')
  await expect(fullPlayer.getByRole('complementary', { name: 'Queue' })).toBeVisible()
  await expect(panel).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(fullPlayer).toBeVisible()
  await fullPlayer.getByRole('button', { name: /Queue$/ }).click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(fullPlayer).toHaveCount(0)
})

test('a queue is shared in a link: it opens elsewhere with the same songs prepared, from the current one', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page).getByRole('button', { name: 'Next', exact: true }).click()
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
  const rest = await upcomingTitles(page)
  expect(rest.length).toBeGreaterThan(2)
  await queuePanel(page).getByRole('button', { name: 'Share queue' }).click()
  await expect(topDialog(page)).toContainText(`The link includes ${rest.length + 1} songs.`)
  const link = await topDialog(page).getByRole('textbox', { name: 'Link' }).inputValue()

  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await answerConsentBefore(elsewhere)
  const other = await elsewhere.newPage()
  await logInAs(other, 'omar', link.slice(new URL(link).origin.length))
  await expect(other.getByText('The shared queue is ready.')).toBeVisible()
  // Ready, and paused until Play is tapped.
  await expect(playerBar(other).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Play queue' }).click()
  await expect(playerBar(other).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await playerBar(other).getByRole('button', { name: 'Queue' }).click()
  await expect.poll(() => upcomingTitles(other)).toEqual(rest)
  await elsewhere.close()

  // A guest's Play waits for the login, and all of the queue with it.
  const guests = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await answerConsentBefore(guests)
  const guest = await guests.newPage()
  await guest.goto(link)
  await whenHydrated(guest)
  await inMain(guest, /^Play$/)
    .first()
    .click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true }).click()
  await passLogin(guest, 'omar')
  await playerBar(guest).getByRole('button', { name: 'Queue' }).click()
  await expect.poll(() => upcomingTitles(guest)).toEqual(rest)
  await guests.close()
})
