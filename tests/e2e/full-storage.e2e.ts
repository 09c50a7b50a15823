/** Storage that is full or that refuses every write. */
import { type Page } from '@playwright/test'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { recordPlayback, whenAudible } from '../support/audible-playback.ts'
import { sectionTabs } from '../support/navigation.ts'

/** Every storage API refuses: the small ones at once, the large ones at open or at each write. */
const refuseDisk = (page: Page, tables: 'open' | 'write') =>
  page.addInitScript((tables) => {
    const refuse = () => {
      throw new DOMException('no space left', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    if (tables === 'open') IDBFactory.prototype.open = refuse
    else IDBObjectStore.prototype.put = refuse
  }, tables)

const storageMessage = (page: Page) => page.getByText('This device can’t store anything right now')
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()
const albums = (page: Page) => page.locator('main a[href*="/music/albums/"]').filter({ visible: true })

for (const tables of ['open', 'write'] as const)
  test(`with storage that refuses every ${tables} the user signs in, likes and plays, and sees one message that nothing is stored`, async ({
    page,
  }) => {
    const mistakes: Error[] = []
    page.on('pageerror', (error) => mistakes.push(error))
    await refuseDisk(page, tables)
    await recordPlayback(page)
    await logInAs(page, 'maya')
    await whenHydrated(page)
    await expect(storageMessage(page)).toBeVisible()

    await albums(page).first().click()
    await whenShown(page, /^\/music\/albums\//)
    const likeButton = visible(page, /^Like: /)
    await expect(likeButton).toBeVisible()
    const delivered = page.waitForResponse(
      (answer) => answer.url().includes('/api/like/') && answer.request().method() !== 'GET',
    )
    await likeButton.click()
    const answer = await delivered
    expect(answer.ok()).toBe(true)
    await expect(likeButton).toHaveAttribute('aria-pressed', String(answer.request().method() === 'POST'))

    await visible(page, 'Play').click()
    await whenAudible(page)
    await page.goBack()
    await whenShown(page, /^\/$/)
    await expect(storageMessage(page)).toHaveCount(0)
    // What has arrived waits no longer, nor is it tried again.
    await sectionTabs(page).last().click()
    await whenShown(page, /^\/favorites$/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Songs' })).toBeVisible()
    await expect(page.getByText(/\d waiting/)).toHaveCount(0)
    expect(mistakes).toEqual([])
  })

/** How often the message was shown, including toasts that are gone. */
const countMessages = async (page: Page) => {
  let count = 0
  await page.exposeFunction('noteSaid', () => void count++)
  await page.addInitScript(() => {
    let wasShown = false
    new MutationObserver(() => {
      const isShown =
        document.querySelector('[data-snacks]')?.textContent.includes('can’t store anything') === true
      if (isShown && !wasShown) (Reflect.get(window, 'noteSaid') as () => void)()
      wasShown = isShown
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => count
}

const refusals = {
  'a full disk': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no space left', 'QuotaExceededError')
    }
  },
  'a full disk whose small stores are full as well': () => {
    const refuse = () => {
      throw new DOMException('no space left', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    Storage.prototype.setItem = refuse
  },
}
for (const [name, refusal] of Object.entries(refusals))
  test(`${name} is reported once per visit, however often the page is loaded`, async ({ page }) => {
    const messageCount = await countMessages(page)
    await page.addInitScript(refusal)
    await page.goto('/')
    await whenHydrated(page)
    await expect(storageMessage(page)).toBeVisible()
    await page.reload()
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
    const refused = page.waitForEvent('console', (line) =>
      line.text().startsWith('the record was not stored'),
    )
    await albums(page).first().click()
    await refused
    await whenShown(page, /^\/music\/albums\//)
    expect(messageCount()).toBe(1)
  })

test.describe('a database that never opens', () => {
  test.use({ hasAnswered: false })
  test('counts as one that refuses: the consent banner appears with its options and the message that nothing is stored', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    await page.goto('/settings')
    await whenHydrated(page)
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Cookies' })).toBeVisible()
    await expect(storageMessage(page)).toBeVisible()
  })
})
