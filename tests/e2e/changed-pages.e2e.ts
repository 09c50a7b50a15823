/** Pages that were seen, and that are another one or none at the next visit. */
import type { Page } from '@playwright/test'
import { openOnce } from '../support/kept-page.ts'
import { expect, test, whenAlive } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { whileStopped } from '../support/while-stopped.ts'

test.use({ serviceWorkers: 'allow' })

/** Old enough to be asked for again. */
const later = (page: Page) => page.clock.setFixedTime(Date.now() + 10 * 60_000)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('an album that was withdrawn is gone from a device that kept it: its kept page says so, and the next is the page of what is not there', async ({
  page,
  portal,
  context,
}) => {
  const { album = '' } = await screensOf(portal)
  const id = album.split('/').at(-1) ?? ''
  await openOnce(page, album)
  const title = await heading(page).innerText()
  await whileStopped(portal, 'riwaq', ({ db, tenant }) =>
    db.deleteFrom('item').where('tenant', '=', tenant).where('id', '=', id).execute(),
  )
  // Without a line it stands as it was seen.
  await context.setOffline(true)
  await page.reload()
  await whenAlive(page)
  await expect(heading(page)).toHaveText(title)
  await context.setOffline(false)

  await later(page)
  await page.reload()
  await expect(heading(page)).toHaveText('This arch was walled up')
  await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(album)),
    page.reload(),
  ])
  expect(answer.status()).toBe(404)
  await expect(heading(page)).toHaveText('No door here')
})
