import { ask, idIn, pathOn } from '../support/backend-content.ts'
import { readDisk } from '../support/browser-storage.ts'
import { openOnce } from '../support/cached-page.ts'
import { placeIn, playsPast, songTakenAlong } from '../support/downloads.ts'
import { expect, test, whenAlive, whenControlled, whenShown } from '../support/portal.ts'
import { field, results, searchesAsked } from '../support/search-page.ts'

test.use({ serviceWorkers: 'allow' })

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
  await expect(page.getByText('The portal is out of reach. These open all the same.')).toBeVisible()
  const song = results(page).getByRole('link').first()
  await expect(song).toContainText(title)
  await expect(song).toHaveAccessibleDescription('')
  await song.click()
  await whenShown(page, /\/music\/albums\//)
  expect(new URL(page.url()).pathname).toBe(album)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await page.goto(filtered)
  await expect(page.getByText('The portal is out of reach. This is what this device knows of.')).toBeVisible()
  expect([await songs.textContent(), await results(page).getByRole('link').count()]).toEqual(before)
  await expect(available).toHaveAttribute('aria-pressed', 'false')
})

test('without a line Play of a result is quiet and says why, unless what it plays is on this device', async ({
  page,
  context,
  portal,
}) => {
  const song = await songTakenAlong({ page, context, portal })
  await whenControlled(page)
  const album = await pathOn(portal, '/music/albums', 'album')
  const { tracks } = await ask<{ tracks: { id: string; title: string }[] }>(
    portal,
    `content/albums/${idIn(album)}`,
  )
  const other = tracks.find(({ id }) => id !== song.id)?.title ?? ''
  await openOnce(page, album)
  const keptAnswers = async () =>
    JSON.stringify((await readDisk(page)).databases.flatMap(({ rows }) => rows.map(({ keys }) => keys)))
  await expect.poll(keptAnswers).toContain(idIn(album))
  await openOnce(page, '/search')
  await context.setOffline(true)
  const playOf = (title: string) => results(page).getByRole('button', { name: `Play ${title}`, exact: true })
  const away = 'Not here without a connection'
  await field(page).fill(song.title)
  await expect(results(page)).toContainText(song.title)
  await expect(playOf(song.title).first()).not.toHaveAccessibleDescription(away)
  await playOf(song.title).first().click()
  await playsPast(placeIn(page), 0)
  const before = await placeIn(page).inputValue()
  await field(page).fill(other)
  await expect(playOf(other).first()).toHaveAccessibleDescription(away)
  await playOf(other).first().click()
  const told = page
    .getByRole('status')
    .filter({ hasText: 'You are offline, and this is not on this device.' })
  await expect(told).toBeVisible()
  // What sounds goes on, and what is said of the line goes with it.
  await playsPast(placeIn(page), Number(before))
  await context.setOffline(false)
  await expect(told).toBeHidden()
  await expect(playOf(other).first()).not.toHaveAccessibleDescription(away)
})

test.describe('a line that the browser calls up and that carries nothing', () => {
  // A worker would ask in the page's place, past the route that is cut here.
  test.use({ serviceWorkers: 'block' })

  test('is asked once for a text, what this device knows comes and stays, and the next text finds the line back', async ({
    page,
  }) => {
    const asked = searchesAsked(page)
    await page.goto('/search')
    await whenAlive(page)
    await field(page).fill('paper')
    await expect(results(page)).toContainText(/paper/i)
    await field(page).press('Enter')
    // An answer that was on its way says, rightly, that the line is there.
    await page.waitForLoadState('networkidle')
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
    expect(asked).toEqual(['paper', 'papper', 'pape'])
    await page.unroute('**/api/**')
    await field(page).fill('light')
    await expect(results(page)).toContainText(/light/i)
    await expect(known).toBeHidden()
    // Whoever finds the line first asks once more for the text that stands there.
    expect(asked.filter((q, at) => q !== asked[at - 1])).toEqual(['paper', 'papper', 'pape', 'light'])
    expect(asked.filter((q) => q === 'paper' || q === 'papper' || q === 'light')).toHaveLength(3)
  })
})
