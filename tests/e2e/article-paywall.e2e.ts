/** The paywall of a premium article: its text, who may read on, and the rest of the article. */
import type { Page } from '@playwright/test'
import { firstArticlePathOn, paragraphs } from '../support/article.ts'
import { expect, logInAs, test, whenHydrated, whenControlled, whenSignedIn } from '../support/portal.ts'
import { tooManyRequests, tooManyRequestsText } from '../support/error-responses.ts'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    utterances: string[]
  }
}

const paywall = (page: Page) => page.getByRole('heading', { name: /minutes? left to read/ })

test('a premium article shows a paywall to a guest and the full text to a subscriber, who can have it read aloud', async ({
  page,
  context,
  portal,
}) => {
  await page.addInitScript(() => {
    const utterances: string[] = []
    class FakeUtterance extends EventTarget {
      constructor(text: string) {
        super()
        utterances.push(text)
      }
    }
    const voices = () => [{ voiceURI: 'local', lang: 'en-GB', localService: true }]
    Object.assign(speechSynthesis, { getVoices: voices, speak: () => undefined })
    Object.assign(window, { utterances, SpeechSynthesisUtterance: FakeUtterance })
  })
  const path = await firstArticlePathOn(portal, '/articles/premium')
  await page.goto(path)
  await whenHydrated(page)
  await expect(paragraphs(page)).toHaveCount(2)
  await expect(paywall(page)).toBeVisible()
  const locked = page.locator('main article').getByText('Premium', { exact: true }).filter({ visible: true })
  await expect(locked).toBeVisible()

  await logInAs(page, 'omar', path)
  await expect(paywall(page)).toHaveCount(0)
  await expect(paragraphs(page)).not.toHaveCount(2)
  await expect(locked).toHaveCount(0)
  const count = await paragraphs(page).count()

  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  await expect(page.locator('main article [data-read-aloud]')).toHaveCount(1)
  const first = (await paragraphs(page).first().textContent()) ?? ''
  expect(first.startsWith(await page.evaluate(() => window.utterances[0] ?? 'nothing'))).toBe(true)
  const holders = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  await expect.poll(holders).toContain('speaker:riwaq')
  // One more voice was installed.
  await page.evaluate(() => speechSynthesis.dispatchEvent(new Event('voiceschanged')))
  expect(await holders()).toContain('speaker:riwaq')
  await page.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect.poll(holders).not.toContain('speaker:riwaq')

  await whenControlled(page)
  await context.setOffline(true)
  await page.goto(path)
  await whenHydrated(page)
  await expect(paragraphs(page)).toHaveCount(count)
  await expect(paywall(page)).toHaveCount(0)
})

test.describe('with delayed backend answers', () => {
  test.use({ serviceWorkers: 'block' })

  test('the paywall shows the lowest plan price under its button without a layout shift', async ({
    page,
    portal,
  }) => {
    const path = await firstArticlePathOn(portal, '/articles/premium')
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const plans = /\/api\/subscription\/type/
    await page.route(plans, async (route) => {
      await held
      await route.continue()
    })
    const plansRequest = page.waitForRequest(plans)
    await page.goto(path)
    await whenHydrated(page)
    await paywall(page).scrollIntoViewIfNeeded()
    await plansRequest
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
    const place = await signIn.boundingBox()
    release()
    const price = page.getByText('From €8.99 a month instead of €11.99', { exact: true })
    await expect(price).toBeVisible()
    expect(await signIn.boundingBox()).toEqual(place)
  })

  test('a failed load of the rest of an article shows an error and no offline message', async ({
    page,
    portal,
  }) => {
    const path = await firstArticlePathOn(portal, '/articles/premium')
    await logInAs(page, 'omar', '/')
    const rest = /\/api\/structure\/articles-article\/fragment\//
    // It is requested once more after the session is known: only requests after a tap get an answer.
    await page.route(rest, async (route) =>
      (await page.evaluate(() => 'tapped' in window)) ? route.continue() : route.fulfill(tooManyRequests),
    )
    await page.goto(path)
    await whenSignedIn(page)
    await expect(paywall(page)).toBeVisible()
    const alert = page.locator('main').getByRole('alert').filter({ visible: true })
    await expect(alert).toHaveText(tooManyRequestsText)
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { tapped: true }), { capture: true }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(paywall(page)).toHaveCount(0)
  })
})
