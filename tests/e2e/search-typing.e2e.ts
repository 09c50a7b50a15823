import { expect, test, whenHydrated } from '../support/portal.ts'
import { searchField, storedSearches, queryOf, resultsGrid, recordSearches } from '../support/search-page.ts'

test.use({ serviceWorkers: 'allow' })

test('while typing the query is completed without another request, and a key accepts it', async ({
  page,
}) => {
  const searches = recordSearches(page)
  await page.goto('/search-q')
  await whenHydrated(page)
  await searchField(page).fill('ligh')
  const completions = page.getByRole('grid', { name: 'Suggestions' })
  const titles = completions.getByRole('button')
  await expect(titles).not.toHaveCount(0)
  for (const title of await titles.allTextContents()) expect(title).toMatch(/(^|\s)ligh/i)
  expect(searches).toEqual(['ligh'])
  const [first = ''] = await titles.allTextContents()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(searchField(page)).toHaveValue(first)
  await expect(searchField(page)).toBeFocused()
  await expect.poll(() => queryOf(page)).toEqual({ q: first })
  await expect(resultsGrid(page).getByRole('row').first()).toContainText(first)
  expect(await storedSearches(page)).toBe(JSON.stringify([first]))
  expect(searches).toEqual(['ligh', first])
  // What was searched for is offered from its first letters on, before any answer.
  await searchField(page).fill(first.slice(0, 3))
  await expect(titles.first()).toHaveText(first)
})

test.describe('with delayed answers', () => {
  test.use({ serviceWorkers: 'block' })

  test('the highlighted chip is what Enter takes, also when an answer or a removal moves the chips', async ({
    page,
  }) => {
    await page.goto('/search')
    await whenHydrated(page)
    const record = (texts: string[]) =>
      page.evaluate((list) => localStorage.setItem('recentSearch', JSON.stringify(list)), texts)
    await record(['moon', 'sand', 'desert light'])
    await page.reload()
    await whenHydrated(page)
    const marked = page.locator('[data-active]')
    await searchField(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(marked.getByRole('button')).toHaveAccessibleName(/desert light/)
    await page.keyboard.press('Enter')
    await expect.poll(() => storedSearches(page)).toBe('["moon","sand"]')
    await expect(searchField(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Enter')
    await expect(marked).toHaveCount(0)
    expect(await storedSearches(page)).toBe('["moon","sand"]')

    await record(['half a moon'])
    await page.reload()
    await whenHydrated(page)
    let answer: () => void = () => undefined
    const held = new Promise<void>((done) => (answer = done))
    await page.route('**/api/search*', async (route) => {
      await held
      await route.continue()
    })
    await searchField(page).fill('moo')
    const titles = page.getByRole('grid', { name: 'Suggestions' }).getByRole('button')
    await expect(titles).toHaveText(['half a moon'])
    await page.keyboard.press('ArrowDown')
    await expect(marked).toHaveText('half a moon')
    answer()
    // Names that begin with the text are listed before names that contain it later.
    await expect(titles.first()).toHaveText(/^moo/i)
    await expect(marked).toHaveText('half a moon')
    await expect(marked).toHaveAttribute(
      'id',
      (await searchField(page).getAttribute('aria-activedescendant')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(searchField(page)).toHaveValue('half a moon')
  })
})

test('all results of a kind are counted, as many as possible are shown, and the end of the list suggests refining', async ({
  page,
}) => {
  await page.goto('/search?q=a%00&kind=songs')
  await whenHydrated(page)
  const songs = page.getByRole('button', { name: /^Songs/ })
  await expect
    .poll(async () => Number(/\d+/.exec((await songs.textContent()) ?? '')?.[0]))
    .toBeGreaterThan(300)
  const end = page.getByText('Showing the first 300 results. Add a word to narrow them down.')
  await expect(resultsGrid(page)).toHaveAttribute('aria-rowcount', '300')
  for (let shown = 30; shown < 300; shown += 30) {
    await expect(end).toBeHidden()
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await expect(end).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  // The other kinds are listed as well, however many songs there are.
  await page.getByRole('button', { name: /^Games/ }).click()
  await expect(
    resultsGrid(page)
      .getByRole('link', { name: /Arches/ })
      .first(),
  ).toBeVisible()
})
