/** Cached documents contain only the guest's view, for every user, and no way back from a login. */
import { type Page } from '@playwright/test'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { openAndCachePage } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenSignedIn } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { tooShort, readPersonalData, personalDataIn } from '../support/personal-data.ts'

test.use({ serviceWorkers: 'allow' })

test('the login return is never cached nor answered from the cache', async ({ page }) => {
  await openAndCachePage(page, '/')
  await page.goto('/?status=200&msg=OK')
  await whenHydrated(page)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map((request) => request.url)
  })
  expect(cached.filter((url) => url.includes('status='))).toEqual([])
})

/** The rendered documents on this device, by path; the empty pages of the languages are there for everyone. */
const cachedDocuments = async (page: Page) => {
  const { caches } = await readBrowserStorage(page)
  const cached = caches.filter(({ name }) => name.includes('-pages-')).flatMap(({ texts }) => texts)
  const rendered = cached.map(({ url, text = '' }) => ({ path: new URL(url).pathname, text }))
  return rendered.filter(({ path }) => !path.startsWith('/_/'))
}
const pressed = /<button[^>]* aria-pressed="true"/

test('cached documents of pages a user liked things on are the guest view: no name, no address, no token, no pressed like button', async ({
  page,
  context,
  portal,
}) => {
  const { album = '' } = await screensOf(portal)
  await logInAs(page, 'omar')
  const seen = ['/', album, '/music/albums']
  await openAndCachePage(page, album)
  const likeButtons = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: true })
  const other = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: false })
  const before = await likeButtons.count()
  await other.first().click()
  await expect(likeButtons).toHaveCount(before + 1)
  // Each once more, now that the worker knows whose they are.
  for (const path of seen) {
    await openAndCachePage(page, path)
    await whenSignedIn(page)
  }
  await page.goto(album)
  await expect(likeButtons).toHaveCount(before + 1)
  const person = await readPersonalData(page, context)
  expect(tooShort(person)).toEqual([])

  const documents = await cachedDocuments(page)
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(seen))
  for (const { path, text } of documents) {
    expect(text, path).toContain('<h1')
    expect(personalDataIn(text, person), path).toEqual([])
    expect(pressed.test(text), `a pressed heart in ${path}`).toBe(false)
  }
  // They contain like buttons without the likes of any user.
  expect(documents.find(({ path }) => path === album)?.text).toContain('aria-pressed="false"')
})
