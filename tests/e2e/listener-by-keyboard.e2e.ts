/**
 * What a listener does all day, by keyboard alone: in English on a desktop and in Arabic on a phone; with LONG the other
 * way round as well.
 */
import type { Page } from '@playwright/test'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import { fetchJson, firstLinkedPathOn, lastSegmentOf } from '../support/backend-content.ts'
import { deviceSizes, variantsOf } from '../support/device-variants.ts'
import { clearPlayHistory, writePlayHistory } from '../support/play-history.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { wordOf } from '../tools/lib/shot-steps.mjs'
import { inSecondRun } from '../support/second-run.ts'

test.use({ reducedMotion: 'reduce' })

const variants = variantsOf(
  [
    ['en', 'desktop'],
    ['ar', 'phone'],
  ],
  [
    ['en', 'phone'],
    ['ar', 'desktop'],
  ],
)

const songRow = (page: Page, at: number) =>
  page
    .locator('main li')
    .filter({ has: page.locator('a[href*="/music/tracks/"]'), visible: true })
    .nth(at)
const titleOf = async (page: Page, at: number) =>
  (await songRow(page, at).getByRole('link').locator('bdi').textContent()) ?? ''

/** A book whose first chapter was begun. */
const beginBook = async (page: Page, portal: Portal) => {
  const id = lastSegmentOf(await firstLinkedPathOn(portal, '/audiobook/list', 'book'))
  const book = await fetchJson<CollectionDetails>(portal, `content/audiobooks/${id}`)
  const [chapter] = book.parts
  if (!chapter) throw new Error('the book has no chapter')
  await clearPlayHistory(page)
  const items = [
    { id: book.id, contentType: book.contentType, at: 0 },
    { id: chapter.id, contentType: chapter.contentType, at: 30 },
  ]
  expect(await writePlayHistory(page, items)).toBe(items.length)
  return chapter.title
}

/** What is called how in this language. */
const namesIn = (page: Page, lang: string) => {
  const word = (key: string) => wordOf(lang, key)
  return {
    word,
    /** The words around what the page fills in. */
    starting: (key: string) => new RegExp(`^${word(key).split('{{')[0]}`),
    player: page.getByRole('region', { name: word('player.name') }),
  }
}

for (const [lang, device] of variants) {
  test(
    `a song of a list, the full player and favourites work by keyboard alone, in ${lang} on a ${device}`,
    inSecondRun,
    async ({ page }) => {
      const { word, starting, player } = namesIn(page, lang)
      const topDialog = page.getByRole('dialog').last()
      await page.setViewportSize(deviceSizes[device])
      await logInAs(page, 'omar', `/${lang}/music/tracks`)

      await expect(songRow(page, 1)).toBeVisible()
      const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)]
      await songRow(page, 0).getByRole('button').first().press('Enter')
      await expect(player).toContainText(first)
      await player
        .getByRole('button', { name: word('player.next') })
        .first()
        .press('Enter')
      await expect(player).toContainText(second)
      await expect(songRow(page, 1)).toHaveAttribute('aria-current', 'true')

      const opener = player.getByRole('button', { name: new RegExp(`${word('player.open')}$`) })
      await opener.press('Enter')
      await expect(topDialog.getByRole('heading', { name: word('player.now') })).toBeVisible()
      const volume = page
        .getByRole('slider', { name: word('player.volume') })
        .filter({ visible: true })
        .first()
      const before = Number(await volume.inputValue())
      await volume.press('ArrowUp')
      await expect.poll(async () => Number(await volume.inputValue())).toBeGreaterThan(before)
      await topDialog
        .getByRole('button', { name: starting('queue.more') })
        .first()
        .press('Enter')
      await expect(topDialog.getByRole('button', { name: word('queue.playNext') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()

      await page.goto(`/${lang}/favorites`)
      await page.getByRole('button', { name: word('favorites.sorts.title'), exact: true }).press('Enter')
      await expect(songRow(page, 1)).toBeVisible()
      const liked = await titleOf(page, 1)
      await page.getByRole('searchbox', { name: word('favorites.filter') }).focus()
      await page.keyboard.type(liked)
      await expect(songRow(page, 1)).toHaveCount(0)
      await expect(songRow(page, 0)).toContainText(liked)
      await songRow(page, 0).getByRole('button').first().press('Enter')
      await expect(player).toContainText(liked)
    },
  )

  test(
    `search, resuming and signing out work by keyboard alone, in ${lang} on a ${device}`,
    inSecondRun,
    async ({ page, portal }) => {
      const { word, starting, player } = namesIn(page, lang)
      await page.setViewportSize(deviceSizes[device])
      await logInAs(page, 'omar', `/${lang}/favorites`)
      await whenHydrated(page)

      await page.keyboard.press('/')
      const field = page.getByRole('combobox', { name: word('search.title') }).filter({ visible: true })
      await expect(field).toBeFocused()
      await page.keyboard.type('light')
      await page.keyboard.press('Enter')
      // On a phone the slash opens a screen of its own.
      await whenShown(page, /\/search(?:-q)?$/)
      await expect(page.getByRole('grid', { name: word('search.results') })).toBeVisible()

      const chapter = await beginBook(page, portal)
      await page.goto(`/${lang}`)
      await whenHydrated(page)
      const continueShelf = page.getByRole('list', { name: word('structure.continue.title') })
      await continueShelf
        .getByRole('button', { name: starting('structure.continue.goOn') })
        .first()
        .press('Enter')
      await expect(player).toContainText(chapter)

      const account = page.getByRole('button', { name: starting('login.account') })
      await account.press('Enter')
      await page.getByRole('button', { name: word('login.out'), exact: true }).press('Enter')
      const question = page.getByRole('dialog', { name: word('login.out') })
      await expect(question.getByRole('button', { name: word('login.stay') })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(account).toBeFocused()
      await account.press('Enter')
      await page.getByRole('button', { name: word('login.out'), exact: true }).press('Enter')
      await question.getByRole('button', { name: word('login.outAnyway') }).press('Enter')
      await expect(page.getByRole('button', { name: word('login.menu') })).toBeVisible()
      await expect(player).toHaveCount(0)
    },
  )
}
