/** The main journey of one user through the portal, with real audio from the real media endpoint. */
import type { Page } from '@playwright/test'
import { expect, logInAs, passLogin, test, whenHydrated, whenSignedIn } from '../support/portal.ts'
import { openAlbum, playButton } from '../support/albums.ts'
import { clockDrift, recordPlayback, whenAudible } from '../support/audible-playback.ts'
import { visitScreens } from '../support/navigation.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

const player = (page: Page) => page.getByRole('region', { name: 'Player' })

test(
  'a guest opens home and an album, taps Play, signs in, returns to that Play and it plays over ten screens [ROLE-32]',
  inSecondRun,
  async ({ page, problems }) => {
    await recordPlayback(page)
    await page.goto('/')
    await whenHydrated(page)
    const album = await openAlbum(page)
    await playButton(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
    await passLogin(page, 'omar')
    await page.waitForURL((url) => url.pathname === album.path)
    await whenSignedIn(page)
    // After a redirect the browser may require one more tap before it plays audio.
    const waits = player(page).getByText('Tap play to continue')
    await expect(waits.or(player(page).getByRole('button', { name: 'Pause' }))).toBeVisible()
    if (await waits.isVisible()) await player(page).getByRole('button', { name: 'Play', exact: true }).click()
    const first = await whenAudible(page, 1)
    expect(new URL(first.source).pathname).toMatch(/^\/media\//)
    expect(await visitScreens(page, 10)).toHaveLength(10)
    const last = await whenAudible(page, first.at + 3)
    expect(last.source).toBe(first.source)
    // Checks that it did not stop; the soak test checks the exact timing.
    expect(clockDrift(first, last)).toBeLessThan(0.2)
    expect(problems).toEqual([])
  },
)

test(
  'the reported listening seconds equal the seconds of audio played [LISTEN-02]',
  inSecondRun,
  async ({ page, context }) => {
    // The first track of a new catalogue is composed before it plays; eighteen seconds are played after that.
    test.slow()
    const reports: { usageDuration: number; ticketId: string; partial: boolean }[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/content/streaming/report'))
        reports.push(request.postDataJSON() as (typeof reports)[number])
    })
    await recordPlayback(page)
    await logInAs(page, 'omar')
    await openAlbum(page)
    await playButton(page).click()
    await whenAudible(page, 18)
    await player(page).getByRole('button', { name: 'Pause' }).click()
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const stopped = await page.evaluate(() =>
      Math.max(...[...window.sounding].map(({ currentTime }) => currentTime)),
    )
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/content/streaming/report'))
    await player(page).getByRole('button', { name: 'Close player' }).click()
    expect((await answered).status()).toBe(200)
    const reportedSeconds = reports.reduce((sum, { usageDuration }) => sum + usageDuration, 0)
    expect(reports.length).toBeGreaterThanOrEqual(2)
    expect(Math.abs(reportedSeconds - stopped)).toBeLessThan(stopped * 0.01)
  },
)
