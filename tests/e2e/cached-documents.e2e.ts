/** What the device keeps of pages: the guest's view of them, whoever looked, and no way back from a login. */
import { type Page } from '@playwright/test'
import { readDisk } from '../support/browser-storage.ts'
import { openOnce } from '../support/cached-page.ts'
import { expect, logInAs, test, whenAlive, whenUser } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { tooShort, traces, tracesIn } from '../support/personal-data.ts'

test.use({ serviceWorkers: 'allow' })

test('the return from the login is never kept nor answered from the disk', async ({ page }) => {
  await openOnce(page, '/')
  await page.goto('/?status=200&msg=OK')
  await whenAlive(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map((request) => request.url)
  })
  expect(kept.filter((url) => url.includes('status='))).toEqual([])
})

/** The rendered documents on this device, by path; the empty pages of the languages are there for everyone. */
const keptDocuments = async (page: Page) => {
  const { caches } = await readDisk(page)
  const kept = caches.filter(({ name }) => name.includes('-pages-')).flatMap(({ texts }) => texts)
  const rendered = kept.map(({ url, text = '' }) => ({ path: new URL(url).pathname, text }))
  return rendered.filter(({ path }) => !path.startsWith('/_/'))
}
const pressed = /<button[^>]* aria-pressed="true"/

test('what is kept of pages that a user likes things on is the guest view: no name, no address, no token, no pressed heart', async ({
  page,
  context,
  portal,
}) => {
  const { album = '' } = await screensOf(portal)
  await logInAs(page, 'omar')
  const seen = ['/', album, '/music/albums']
  await openOnce(page, album)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: true })
  const other = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: false })
  const before = await hearts.count()
  await other.first().click()
  await expect(hearts).toHaveCount(before + 1)
  // Each once more, now that the worker knows whose they are.
  for (const path of seen) {
    await openOnce(page, path)
    await whenUser(page)
  }
  await page.goto(album)
  await expect(hearts).toHaveCount(before + 1)
  const person = await traces(page, context)
  expect(tooShort(person)).toEqual([])

  const documents = await keptDocuments(page)
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(seen))
  for (const { path, text } of documents) {
    expect(text, path).toContain('<h1')
    expect(tracesIn(text, person), path).toEqual([])
    expect(pressed.test(text), `a pressed heart in ${path}`).toBe(false)
  }
  // Hearts stand in them, and nobody's.
  expect(documents.find(({ path }) => path === album)?.text).toContain('aria-pressed="false"')
})
