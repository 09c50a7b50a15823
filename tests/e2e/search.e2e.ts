import type { Page } from '@playwright/test'
import { ask, idIn, pathOn } from '../support/ask.ts'
import { violationsOf } from '../support/axe.ts'
import { readDisk } from '../support/disk.ts'
import { openOnce } from '../support/kept-page.ts'
import { expect, logInAs, test, whenAlive, whenControlled, whenShown } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const results = (page: Page) => page.getByRole('grid', { name: 'Results' })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearch'))

test('typing finds, the address holds text and kind, a result plays from its row and the search is remembered [SEARCH-05] [SEARCH-06]', async ({
  page,
}) => {
  await logInAs(page, 'omar', '/search')
  await field(page).fill('desret light')
  const album = results(page).getByRole('row').filter({ hasText: 'Desert Light' }).first()
  await expect(album).toBeVisible()
  expect(query(page)).toEqual({ q: 'desret light' })
  await page
    .getByRole('group', { name: 'Kinds' })
    .getByRole('button', { name: /^Songs/ })
    .click()
  await expect.poll(() => query(page)).toEqual({ q: 'desret light', kind: 'songs' })
  await page.reload()
  await expect(field(page)).toHaveValue('desret light')
  expect(await kept(page)).toBeNull()
  await results(page).getByRole('button', { name: 'Play Desert Light' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Desert Light')
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(['desret light'])

  await page.getByRole('button', { name: 'Clear the field' }).click()
  const recent = page.getByRole('grid', { name: 'Recent searches' })
  await recent.getByRole('button', { name: 'desret light', exact: true }).click()
  await expect(results(page)).toContainText('Desert Light')
  await field(page).press('Escape')
  const row = recent.getByRole('row', { name: 'Recent searches' })
  await expect(recent.getByRole('row', { name: 'Try one of these' }).getByRole('button')).not.toHaveCount(0)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(recent).toBeHidden()
  expect(await kept(page)).toBe('[]')
})

test('the keyboard alone types, walks the results, opens one and comes back to it', async ({ page }) => {
  await page.goto('/search-q')
  await whenAlive(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('light')
  await expect(results(page)).toContainText('Best match')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const active = async () => {
    const id = (await field(page).getAttribute('aria-activedescendant')) ?? ''
    return page.locator(`[id="${id}"]`)
  }
  await expect((await active()).getByRole('button')).toHaveAccessibleName(/^Play /)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const link = (await active()).getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  expect(await kept(page)).toBe('["light"]')
  await page.goBack()
  await whenShown(page, /^\/search-q$/)
  await expect(field(page)).toHaveValue('light')
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => query(page)).toEqual({})
})

test('without a line it searches what this device has seen, forgives as much, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/search')
  await whenAlive(page)
  await whenControlled(page)
  await field(page).fill('paper')
  await expect(results(page)).toBeVisible()
  const seen = (await results(page).getByRole('link').first().textContent()) ?? ''
  await field(page).press('Enter')
  await context.setOffline(true)
  await field(page).fill('papper')
  // What was only seen opens nothing here: it is shown for what it is, and there is nothing to choose from.
  await expect(page.getByText('None of these opens without a connection.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Available now' })).toBeHidden()
  await expect(results(page)).toContainText(/paper/i)
  await expect(results(page).getByRole('link').first()).toHaveAccessibleDescription(
    'Not here without a connection',
  )
  expect(seen).toMatch(/paper/i)
  await field(page).fill('nothing of the kind')
  await expect(page.getByText('only what this device knows of is searched')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tell us what is missing' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=Missing%3A%20nothing%20of%20the%20kind$/,
  )
})

test('without a line a song of an album that was opened leads to it, what opens comes first, and a search that was opened is there again', async ({
  page,
  context,
  portal,
}) => {
  const album = await pathOn(portal, '/music/albums', 'album')
  const whole = await ask<{ title: string; tracks: { title: string }[] }>(
    portal,
    `content/albums/${idIn(album)}`,
  )
  const { title = '' } = whole.tracks.findLast((track) => track.title !== whole.title) ?? {}
  const filtered = '/search?q=nora&kind=songs'
  await openOnce(page, album)
  await openOnce(page, '/search')
  await page.goto(filtered)
  const songs = page.getByRole('button', { name: /^Songs/ })
  await expect(results(page)).toContainText(/nora/i)
  const before = [await songs.textContent(), await results(page).getByRole('link').count()]
  await context.setOffline(true)
  await page.goto('/search')
  await whenAlive(page)
  await field(page).fill(title)
  const available = page.getByRole('button', { name: 'Available now' })
  await expect(available).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('You are offline. These open without a connection.')).toBeVisible()
  const song = results(page).getByRole('link').first()
  await expect(song).toContainText(title)
  await expect(song).toHaveAccessibleDescription('')
  await song.click()
  await whenShown(page, /\/music\/albums\//)
  expect(new URL(page.url()).pathname).toBe(album)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await page.goto(filtered)
  await expect(page.getByText('You are offline. This is what this device knows of.')).toBeVisible()
  expect([await songs.textContent(), await results(page).getByRole('link').count()]).toEqual(before)
  await expect(available).toHaveAttribute('aria-pressed', 'false')
})

test.describe('a line that the browser calls up and that carries nothing', () => {
  // A worker would ask in the page's place, past the route that is cut here.
  test.use({ serviceWorkers: 'block' })

  test('is asked once for a text, what this device knows comes and stays, and the next text finds the line back', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '')
    })
    await page.goto('/search')
    await whenAlive(page)
    await field(page).fill('paper')
    await expect(results(page)).toContainText(/paper/i)
    await field(page).press('Enter')
    await page.route('**/api/**', (route) => route.abort())
    const known = page.getByText('This is what this device knows of.')
    for (const q of ['papper', 'pape']) {
      await field(page).fill(q)
      await expect(known).toBeVisible()
      await expect.poll(() => asked.at(-1)).toBe(q)
      await expect(results(page)).toContainText(/paper/i)
      await expect(known).toBeVisible()
    }
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await page.unroute('**/api/**')
    await field(page).fill('light')
    await expect(results(page)).toContainText(/light/i)
    await expect(known).toBeHidden()
    expect(asked).toEqual(['paper', 'papper', 'pape', 'light'])
  })
})

test('a room is found by what it is called, also in English and without a line, while it is typed and by the keys', async ({
  page,
  context,
  problems,
}) => {
  await openOnce(page, '/ar/search?q=podcasts')
  await expect(page.getByRole('grid', { name: 'الأقسام' }).getByRole('link')).toBeVisible()
  // The document says nothing of it, so what is drawn here fits what the host drew.
  expect(problems).toEqual([])
  const typed = page.getByRole('combobox')
  const ways = page.getByRole('grid', { name: 'الأقسام' }).getByRole('link')
  await typed.fill('audiob')
  await expect(ways).toHaveAttribute('href', '/ar/audiobook/list')
  await expect(page.getByRole('heading', { name: /لا شيء هنا/ })).toBeHidden()
  await typed.fill('العاب')
  await expect(ways).toHaveAttribute('href', '/ar/games/list')
  await typed.fill('desert light')
  await expect(ways).toHaveCount(0)
  await context.setOffline(true)
  await typed.fill('podcasts')
  await expect(ways).toHaveAttribute('href', '/ar/podcast/list')
  await expect(page.getByRole('heading', { name: /لا شيء هنا/ })).toBeHidden()
  await context.setOffline(false)
  await typed.press('ArrowDown')
  while ((await page.locator('[data-active]').getByRole('link').count()) === 0) await typed.press('ArrowDown')
  await typed.press('Enter')
  await whenShown(page, /\/podcast\/list$/)
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(['podcasts'])
})

test('while somebody types, the beginning is completed without another question, and a key chooses', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '')
  })
  await page.goto('/search-q')
  await whenAlive(page)
  await field(page).fill('ligh')
  const completions = page.getByRole('grid', { name: 'Go on with' })
  const titles = completions.getByRole('button')
  await expect(titles).not.toHaveCount(0)
  for (const title of await titles.allTextContents()) expect(title).toMatch(/(^|\s)ligh/i)
  expect(asked).toEqual(['ligh'])
  const [first = ''] = await titles.allTextContents()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(first)
  await expect(field(page)).toBeFocused()
  await expect.poll(() => query(page)).toEqual({ q: first })
  await expect(results(page).getByRole('row').first()).toContainText(first)
  expect(await kept(page)).toBe(JSON.stringify([first]))
  expect(asked).toEqual(['ligh', first])
  // What was searched for is offered from its first letters on, before any answer.
  await field(page).fill(first.slice(0, 3))
  await expect(titles.first()).toHaveText(first)
})

test.describe('from the top of a wide page', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a search is remembered as any other, and its answer stays on this device', async ({ page }) => {
    await page.goto('/')
    await whenAlive(page)
    const top = page.getByRole('searchbox', { name: 'Search' })
    await top.fill(' paper ')
    await top.press('Enter')
    await expect(results(page)).toContainText(/paper/i)
    await expect.poll(() => kept(page)).toBe('["paper"]')
    const answers = async () => {
      const { databases } = await readDisk(page)
      return databases.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys.map(String)))
    }
    await expect.poll(answers).toContainEqual(expect.stringContaining('"search","paper"'))
    await page.getByRole('button', { name: 'Clear the field' }).click()
    const recent = page.getByRole('grid', { name: 'Recent searches' })
    await expect(recent.getByRole('button', { name: 'paper', exact: true })).toBeVisible()
  })
})

test.describe('with the line in the test’s hand', () => {
  test.use({ serviceWorkers: 'block' })

  test('what is marked is what Enter takes, also when an answer or a removal moves the chips under it', async ({
    page,
  }) => {
    await page.goto('/search')
    await whenAlive(page)
    const keep = (texts: string[]) =>
      page.evaluate((list) => localStorage.setItem('recentSearch', JSON.stringify(list)), texts)
    await keep(['moon', 'sand', 'desert light'])
    await page.reload()
    await whenAlive(page)
    const marked = page.locator('[data-active]')
    await field(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(marked.getByRole('button')).toHaveAccessibleName(/desert light/)
    await page.keyboard.press('Enter')
    await expect.poll(() => kept(page)).toBe('["moon","sand"]')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Enter')
    await expect(marked).toHaveCount(0)
    expect(await kept(page)).toBe('["moon","sand"]')

    await keep(['half a moon'])
    await page.reload()
    await whenAlive(page)
    let answer: () => void = () => undefined
    const held = new Promise<void>((done) => (answer = done))
    await page.route('**/api/search*', async (route) => {
      await held
      await route.continue()
    })
    await field(page).fill('moo')
    const titles = page.getByRole('grid', { name: 'Go on with' }).getByRole('button')
    await expect(titles).toHaveText(['half a moon'])
    await page.keyboard.press('ArrowDown')
    await expect(marked).toHaveText('half a moon')
    answer()
    // Names that begin with it come before the one that has it later on.
    await expect(titles.first()).toHaveText(/^moo/i)
    await expect(marked).toHaveText('half a moon')
    await expect(marked).toHaveAttribute(
      'id',
      (await field(page).getAttribute('aria-activedescendant')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('half a moon')
  })
})

interface Episode {
  id: string
  title: string
  duration: number
  show: { id: string; title: string }
}

test('an episode, its show and a book play from their rows, from where they stopped', async ({
  page,
  portal,
}) => {
  const show = idIn(await pathOn(portal, '/podcast/list', 'show'))
  const { parts } = await ask<{ parts: { id: string }[] }>(portal, `content/podcasts/${show}`)
  const episode = await ask<Episode>(portal, `content/episodes/${parts[1]?.id ?? ''}`)
  const book = idIn(await pathOn(portal, '/audiobook/list', 'book'))
  const { title } = await ask<{ title: string }>(portal, `content/audiobooks/${book}`)
  const player = page.getByRole('region', { name: 'Player' })
  const place = player.getByRole('slider').first()
  const second = async () => Number(await place.inputValue())
  const playFound = async (name: string) => {
    await field(page).fill(name)
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await results(page)
      .getByRole('button', { name: `Play ${name}`, exact: true })
      .first()
      .click()
  }
  await logInAs(page, 'omar', '/search')
  await playFound(episode.title)
  await expect(player).toContainText(episode.title)
  await expect.poll(second).toBeGreaterThan(0)
  const middle = Math.floor(episode.duration / 2)
  await place.fill(String(middle))
  await expect.poll(second).toBeGreaterThanOrEqual(middle)
  await results(page)
    .getByRole('button', { name: `Pause ${episode.title}`, exact: true })
    .first()
    .click()

  await playFound(title)
  await expect(player).not.toContainText(episode.title)
  await expect.poll(second).toBeGreaterThan(0)
  // The show goes on with the episode that was heard last, where it was left.
  await playFound(episode.show.title)
  await expect(player).toContainText(episode.title)
  await expect.poll(second).toBeGreaterThanOrEqual(middle)
})
