/** A new build never discards typed input. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createAnotherBuild, buildOfPage, deployBuild, whenNewBuildWaits } from '../support/another-build.ts'
import { recordDocumentRequests } from '../support/document-requests.ts'
import { expect, test, whenHydrated, whenControlled } from '../support/portal.ts'
import { restartPortal, stop } from '../tools/lib/portal.mjs'

test.use({ serviceWorkers: 'allow' })

let next: ReturnType<typeof createAnotherBuild>
test.beforeAll(() => {
  next = createAnotherBuild()
})
test.afterAll(() => rmSync(next.folder, { recursive: true, force: true }))

/** The same screen in another language: the form keeps its input. */
const moveOn = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

test('a new build waits while a form holds unsent input, and takes over afterwards', async ({
  page,
  portal,
}) => {
  test.slow()
  await page.goto('/resetpassword')
  await whenHydrated(page)
  await whenControlled(page)
  const form = page.getByRole('main').locator('form')
  const email = form.locator('input')
  await email.pressSequentially('nadia@exam')
  const running = await deployBuild(portal, next.entry)
  try {
    await whenNewBuildWaits(page)
    const opened = recordDocumentRequests(page)
    await moveOn(page, '/fr/resetpassword')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('main').getByRole('button')).toHaveText(/envoyer/i)
    await expect(email).toHaveValue('nadia@exam')
    expect(opened).toEqual([])
    expect(await buildOfPage(page)).not.toBe(next.id)

    await form.evaluate((one: HTMLFormElement) => one.reset())
    await moveOn(page, '/de/resetpassword')
    await expect.poll(() => opened).toEqual(['/de/resetpassword'])
    await whenHydrated(page)
    expect(await buildOfPage(page)).toBe(next.id)
    await expect(email).toHaveValue('')
  } finally {
    await stop(running.child)
    portal.child = (await restartPortal(portal)).child
  }
})
