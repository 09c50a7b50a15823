/** The player under a finger: volume, swipes, the menu, sheets over it, and a preview that is still one after a reload. */
import type { Locator, Page } from '@playwright/test'
import { centreOf, dragByTouch } from '../support/pointer-gestures.ts'
import { queuePanel, upcomingTitles } from '../support/queue-panel.ts'
import { startAlbumPlayback, whenStarted, startPreviewPlayback } from '../support/start-playback.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 } })

const topDialog = (page: Page) => page.getByRole('dialog').last()
const openFullPlayer = async (bar: Locator) => {
  await bar.getByRole('button', { name: /Open player$/ }).tap()
  const full = topDialog(bar.page())
  await expect(full.getByRole('heading', { name: 'Now playing' })).toBeVisible()
  return full
}
const titleIn = (full: Locator) => full.getByRole('heading', { level: 3 })

test('the volume, half at first, is raised in the full player, and is the same in the next visit', async ({
  page,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  const volume = (await openFullPlayer(bar)).getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('50')
  await volume.fill('100')
  await expect(volume).toHaveValue('100')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // With the queue goes the volume that was saved with it.
  await bar.getByRole('button', { name: 'Close player' }).tap()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await whenHydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play$/ })
    .filter({ visible: true })
    .first()
    .tap()
  await expect((await openFullPlayer(bar)).getByRole('slider', { name: 'Volume' })).toHaveValue('100')
})

test('where the browser ignores the volume that a page sets, no volume is offered', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set() {} })
  })
  const full = await openFullPlayer(await startAlbumPlayback(page, portal))
  await expect(full.getByRole('button', { name: 'Sleep timer' })).toBeVisible()
  await expect(full.getByRole('slider', { name: 'Volume' })).toHaveCount(0)
  await expect(full.getByRole('button', { name: 'Mute' })).toHaveCount(0)
})

/** Holds still at the end, so that the distance counts and not the speed. */
const swipe = async (page: Page, target: Locator, distance: number, down = 0) => {
  const from = await centreOf(target)
  const to = { x: from.x + distance, y: from.y + down }
  await dragByTouch(page, from, to, to)
}

for (const { lang, toNext } of [
  { lang: 'en', toNext: -1 },
  { lang: 'ar', toNext: 1 },
])
  test(`a swipe on the bar and on the cover leads to the next and the previous song, in ${lang}`, async ({
    page,
    portal,
  }) => {
    const bar = await startAlbumPlayback(page, portal)
    if (lang === 'ar') {
      await whenStarted(bar)
      await page.goto('/ar')
      await whenHydrated(page)
    }
    const track = page.locator('section[data-phase]').locator('button').first()
    const title = track.locator('[data-swiped] bdi').first()
    const first = await title.innerText()
    await swipe(page, track, toNext * 150)
    await expect(title).not.toHaveText(first)
    await swipe(page, track, toNext * -150)
    await expect(title).toHaveText(first)
    // Too short, and from the edge of the screen, where the browser goes back.
    await swipe(page, track, toNext * 30)
    const { y } = await centreOf(track)
    const edge = { x: toNext < 0 ? 405 : 7, y }
    await dragByTouch(page, edge, { x: 206, y }, { x: 206, y })
    await expect(title).toHaveText(first)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await track.tap()
    const full = topDialog(page)
    await expect(titleIn(full)).toHaveText(first)
    const cover = full.locator('[data-state]').first()
    await swipe(page, cover, toNext * 200, 40)
    await expect(titleIn(full)).not.toHaveText(first)
    await swipe(page, cover, toNext * -200, 40)
    await expect(titleIn(full)).toHaveText(first)
    await expect(full).toBeVisible()
    // Downwards it is still the sheet that follows.
    await swipe(page, cover, toNext * 40, 420)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(title).toHaveText(first)
  })

test('the menu of the full player belongs to its song; sharing from it starts at the current second', async ({
  page,
  portal,
}) => {
  const full = await openFullPlayer(await startAlbumPlayback(page, portal))
  const title = await titleIn(full).innerText()
  const position = full.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)
  await full.getByRole('button', { name: `More: ${title}` }).tap()
  await expect(topDialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  await topDialog(page).getByRole('button', { name: 'Share' }).tap()
  await expect(topDialog(page).getByRole('heading', { name: `Share “${title}”` })).toBeVisible()
  await expect(topDialog(page).getByText(/^Start at /)).toBeVisible()
})

test('Back from sharing the queue closes that sheet alone, and the sheet is about the queue', async ({
  page,
  portal,
}) => {
  const full = await openFullPlayer(await startAlbumPlayback(page, portal))
  await full.getByRole('button', { name: /Queue$/ }).tap()
  const queue = queuePanel(page)
  const share = queue.getByRole('button', { name: 'Share queue' })
  await share.tap()
  await expect(page.getByRole('dialog', { name: 'Share queue' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Share queue' })).toHaveCount(0)
  await expect(queue.getByRole('heading', { name: 'Next up' })).toBeVisible()
  await share.tap()
  await page.getByRole('dialog', { name: 'Share queue' }).getByRole('button', { name: 'Close' }).tap()
  await expect(queue.getByRole('heading', { name: 'Next up' })).toBeVisible()
  await page.goBack()
  await expect(queue).toHaveCount(0)
  await expect(titleIn(topDialog(page))).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the open queue begins where the strip of the song ends, however short it is', async ({
  page,
  portal,
}) => {
  const full = await openFullPlayer(await startAlbumPlayback(page, portal))
  await full.getByRole('button', { name: /Queue$/ }).tap()
  const queue = queuePanel(page)
  await queue.getByRole('button', { name: 'Clear queue' }).tap()
  await expect.poll(() => upcomingTitles(page)).toEqual([])
  const bandBetween = async () => {
    const [strip, sheet] = [
      await page.locator('[role=dialog]').first().locator('[data-state]').first().boundingBox(),
      await queue.boundingBox(),
    ]
    return (sheet?.y ?? NaN) - ((strip?.y ?? NaN) + (strip?.height ?? NaN))
  }
  await expect.poll(async () => Math.abs(await bandBetween())).toBeLessThan(16)
})

test('a preview is labelled, with its way to the plans uncut, before and after a reload, in every language', async ({
  page,
  portal,
}) => {
  await startPreviewPlayback(page, portal)
  const bar = page.locator('section[data-phase]')
  const plans = bar.getByRole('link')
  await expect(plans).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const lang of ['en', 'ar', 'fr', 'de', 'es', 'ro']) {
    await page.goto(`/${lang}`)
    await whenHydrated(page)
    await expect(plans).toBeVisible()
    await page.reload()
    await whenHydrated(page)
    await expect(plans).toBeVisible()
    await expect(bar).toHaveAttribute('data-preview', 'true')
    const cut = await bar.evaluate((one) =>
      [...one.querySelectorAll('a, button [class*=badge]')]
        .filter((part) => {
          const own = part.getBoundingClientRect()
          const within = (part.closest('button') ?? one).getBoundingClientRect()
          const isInside = own.left >= within.left - 1 && own.right <= within.right + 1
          return !isInside || part.scrollWidth > part.clientWidth + 1
        })
        .map((part) => part.textContent),
    )
    expect(cut, lang).toEqual([])
  }
})
