import type { Page } from '@playwright/test'
import { pathOn } from '../support/ask.ts'
import { filmNow, openFilmMenu, seekFilm, streamOf } from '../support/film.ts'
import { hearAlbum } from '../support/hear.ts'
import { expect, logInAs, test, whenAlive, whenShown } from '../support/portal.ts'

test('a film plays in the quality one picks, with captions, past its titles, and offers the next episode', async ({
  page,
  portal,
  problems,
}) => {
  await logInAs(page, 'omar')
  await page.goto('/video/list/drama')
  await page.goto(await streamOf(portal))
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(0)
  // Escape closes the choices before one of them was touched as well.
  await openFilmMenu(page)
  await expect(page.getByRole('radio', { name: /^Automatic \d+p$/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await openFilmMenu(page)
  await page.getByRole('radio', { name: '720p', exact: true }).check()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await filmNow(page)).lines).toBe(720)
  await expect.poll(async () => (await filmNow(page)).said).toBeGreaterThan(0)
  await seekFilm(page, 4)
  await page.getByRole('button', { name: 'Skip intro' }).click()
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThanOrEqual(15)
  // Held still, so that the seconds left are enough for a tap on any machine.
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 5
  })
  await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('region', { name: 'Up next' })).toBeHidden()
  // The next one runs in the same element: what a tap allowed it stays allowed.
  const mark = () => page.locator('video').evaluate((video) => video.setAttribute('data-first', ''))
  await mark()
  const title = page.getByRole('heading', { level: 1 })
  const first = (await title.textContent()) ?? ''
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(title).not.toHaveText(first)
  await expect(page.locator('video[data-first]')).toHaveCount(1)
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(0)
  await expect.poll(async () => (await filmNow(page)).at).toBeLessThan(30)
  // Nor by the card at its end does a film that was seen become a step of the way back.
  const second = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 5
  })
  await page.getByRole('link', { name: 'Watch now' }).click()
  await expect(title).not.toHaveText(second)
  await page.goBack()
  await whenShown(page, /^\/video\/list\/drama$/)
  expect(problems).toEqual([])
})

test('a film that does not come, or a history, is logged and the page stays; another try goes on at the second where it stopped [ERR-47] [ERR-48]', async ({
  page,
  portal,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const path = await streamOf(portal)
  await logInAs(page, 'omar')
  const fails = { status: 503, json: { error: 'UNAVAILABLE', message: '' } }
  await page.route('**/api/video/streaming', (route) => route.fulfill(fails))
  await page.route('**/api/user/places/*', (route) => route.fulfill(fails))
  await page.goto(path)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const isLogged = (name: string) => logged.some((line) => line.startsWith(`Error: ${name}`))
  expect([isLogged('getVideo'), isLogged('getUserPlayHistory')]).toEqual([true, true])
  await page.unroute('**/api/video/streaming')
  await again.click()
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(0)
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  await seekFilm(page, 1200)
  await expect(again).toBeVisible()
  await page.unroute('**/media/*.m4s?*')
  await again.click()
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(1200)

  // Without a line it says so, and goes on by itself with the line.
  await page.context().setOffline(true)
  await seekFilm(page, 2400)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(2400)

  // An address that has grown old is asked for anew by itself.
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 360_000
  })
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  const renewed = page.waitForRequest('**/api/video/streaming')
  await seekFilm(page, 300)
  await renewed
  await page.unroute('**/media/*.m4s?*')
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(302)
  await expect(again).toBeHidden()

  // Whoever loads the page anew is where they were, as loud, as fast and reads along; no history says where that was.
  const manner = () =>
    page.locator('video').evaluate((video) => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
      const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')
      return { volume: video.volume, speed: video.playbackRate, captions: shown?.language }
    })
  await openFilmMenu(page)
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('radio', { name: '1.5' }).check()
  await page.keyboard.press('Escape')
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.volume = 0.3
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('film-volume:riwaq'))).toContain('0.3')
  await page.reload()
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(302)
  expect(await manner()).toEqual({ volume: expect.closeTo(0.3), speed: 1.5, captions: 'en' })

  // One that does not even begin keeps its place for another try.
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  await page.reload()
  await expect(again).toBeVisible()
  await page.unroute('**/media/*.m4s?*')
  await again.click()
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(302)
})

test('the season that was chosen is the one that back and a reload come to, and an episode shows its own', async ({
  page,
  portal,
}) => {
  await page.goto(await pathOn(portal, '/video/list/drama', 'series'))
  await whenAlive(page)
  const season = (name: string) =>
    page.getByRole('group', { name: 'Seasons' }).getByRole('button', { name, exact: true })
  const pressed = (name: string) => expect(season(name)).toHaveAttribute('aria-pressed', 'true')
  const openFirst = async (name: string) => {
    const link = page.getByRole('list', { name }).getByRole('link').first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await whenShown(page, new RegExp(`^${path}$`))
  }
  await pressed('Season 1')
  await season('Season 2').click()
  await openFirst('Season 2')
  await pressed('Season 2')
  await season('Season 1').click()
  await openFirst('Season 1')
  await pressed('Season 1')
  await page.goBack()
  await whenShown(page, /^\/video\/(?!series)/)
  await page.goBack()
  await whenShown(page, /^\/video\/series\//)
  await pressed('Season 2')
  const address = page.url()
  await page.reload()
  await whenAlive(page)
  await pressed('Season 2')
  expect(page.url()).toBe(address)
})

test('a plan that opens a series takes its locks away; without one the loud way in promises the beginning alone', async ({
  page,
  portal,
}) => {
  const path = await pathOn(portal, '/video/list/drama', 'series')
  const main = page.getByRole('main')
  const locks = main.getByRole('listitem').getByText('Premium')
  await page.goto(path)
  await whenAlive(page)
  await expect(locks).toHaveCount(2)
  await main.getByRole('list', { name: 'Season 1' }).getByRole('link').nth(1).click()
  await whenShown(page, /^\/video\/(?!series)/)
  const episode = new URL(page.url()).pathname
  await logInAs(page, 'omar', path)
  await expect(locks).toHaveCount(0)
  await page.goto(episode)
  await expect(main.getByRole('link', { name: 'Watch episode 2' })).toBeVisible()
  await page.context().clearCookies()
  await logInAs(page, 'lina', episode)
  await main.getByRole('link', { name: 'Watch the beginning' }).click()
  await expect(page.getByText('You are watching the beginning')).toBeVisible()
})

/** What a key of the film changes. */
const filmState = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const hasCaptions = [...video.textTracks].some(({ mode }) => mode === 'showing')
    return {
      rests: video.paused,
      isMuted: video.muted,
      hasCaptions,
      isFull: document.fullscreenElement !== null,
    }
  })

test('on the page of a film the keys are the film’s wherever the focus is, also while it rests or is muted, and the music waits', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const bar = await hearAlbum(page, portal)
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  const song = (await bar.getByRole('button', { name: /Open the player$/ }).textContent()) ?? ''
  await page.goto(await streamOf(portal))
  await whenAlive(page)
  await page.locator('video').evaluate(async (video) => {
    if (video instanceof HTMLVideoElement) await video.play()
  })
  const help = page.getByRole('dialog', { name: 'Keys of the player' })
  // The page hears keys once it is quiet: who presses sooner presses again.
  const openHelp = () =>
    expect(async () => {
      await page.keyboard.press('?')
      await expect(help).toBeVisible({ timeout: 2000 })
    }).toPass()
  await openHelp()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  const now = () => filmState(page)
  await page.locator('video').click()
  await expect.poll(now).toEqual({ rests: true, isMuted: false, hasCaptions: false, isFull: false })
  for (const key of ['m', 'c', 'f', 'n', 'q']) await page.keyboard.press(key)
  await expect.poll(now).toEqual({ rests: true, isMuted: true, hasCaptions: true, isFull: true })
  await page.keyboard.press('k')
  await expect.poll(now).toEqual({ rests: false, isMuted: true, hasCaptions: true, isFull: true })
  for (const key of ['m', 'c', 'f', 'k']) await page.keyboard.press(key)
  await expect.poll(now).toEqual({ rests: true, isMuted: false, hasCaptions: false, isFull: false })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Drawn to silence it comes back as loud as it was, also on a page that is loaded anew.
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.fill('15')
  await volume.fill('0')
  await expect.poll(now).toMatchObject({ isMuted: true })
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(volume).toHaveValue('15')
  await expect(volume).toHaveAttribute('aria-valuetext', '15%')
  await volume.fill('0')
  await page.reload()
  await whenAlive(page)
  await expect(volume).toHaveValue('0')
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(volume).toHaveValue('15')

  // Who speaks to the device turns single keys off; then none of them does anything here either.
  await openHelp()
  await help.getByRole('button', { name: 'Turn the keys off' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  const before = await now()
  for (const key of ['m', 'k']) await page.keyboard.press(key)
  expect(await now()).toEqual(before)

  await page.getByRole('link', { name: 'Back to the title' }).click()
  await expect(bar.getByRole('button', { name: /Open the player$/ })).toHaveText(song)
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })
  test('a tap calls the controls of a running film and sends them away, two at its side skip, and the film goes on', async ({
    page,
    portal,
  }) => {
    await logInAs(page, 'omar')
    await page.goto(await streamOf(portal))
    await page.locator('video').evaluate(async (video) => {
      if (video instanceof HTMLVideoElement) await video.play()
    })
    const controls = page.getByRole('group', { name: 'Film player' })
    const isShown = () =>
      controls.evaluate((one) => one.parentElement && getComputedStyle(one.parentElement).opacity === '1')
    const box = await controls.getByRole('button', { name: 'Pause' }).boundingBox()
    const play = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const runs = async () => !(await filmState(page)).rests
    await expect.poll(isShown).toBe(false)
    // Nobody presses what they do not see.
    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(isShown).toBe(true)
    expect(await runs()).toBe(true)
    await page.touchscreen.tap(206, 300)
    await expect.poll(isShown).toBe(false)
    expect(await runs()).toBe(true)

    await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(2)
    const { at } = await filmNow(page)
    for (const _ of [1, 2]) await page.touchscreen.tap(390, 300)
    await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(at + 9.9)
    await expect.poll(isShown).toBe(true)

    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(runs).toBe(false)
    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(runs).toBe(true)
    // What a finger pressed holds nothing back.
    await expect.poll(isShown).toBe(false)
  })
})
