import { fetchJson, lastSegmentOf, firstLinkedPathOn } from '../support/backend-content.ts'
import { openAndCachePage, whenAnswerIsStored } from '../support/cached-page.ts'
import { seekSliderOf, waitForPosition, openDownloadedSong } from '../support/downloads.ts'
import { expect, test, whenHydrated, whenControlled, whenShown } from '../support/portal.ts'
import { searchField, resultsGrid, recordSearches } from '../support/search-page.ts'

test.use({ serviceWorkers: 'allow' })

test('offline the search covers what this device has seen, with the same tolerance, and shows it', async ({
  page,
  context,
}) => {
  await page.goto('/search')
  await whenHydrated(page)
  await whenControlled(page)
  await searchField(page).fill('paper')
  await expect(resultsGrid(page)).toBeVisible()
  const seen = (await resultsGrid(page).getByRole('link').first().textContent()) ?? ''
  await searchField(page).press('Enter')
  await context.setOffline(true)
  await searchField(page).fill('papper')
  // What was only seen opens nothing here: it is shown for what it is, and there is nothing to choose from.
  await expect(page.getByText('You can open these when you’re back online.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Available now' })).toBeHidden()
  await expect(resultsGrid(page)).toContainText(/paper/i)
  await expect(resultsGrid(page).getByRole('link').first()).toHaveAccessibleDescription(
    'Not available offline',
  )
  expect(seen).toMatch(/paper/i)
  await searchField(page).fill('nothing of the kind')
  await expect(page.getByText('we only searched this device')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tell us what’s missing' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=Missing%3A%20nothing%20of%20the%20kind$/,
  )
})

test('offline a song of an opened album links to it, available results come first, and a cached search shows again', async ({
  page,
  context,
  portal,
}) => {
  const album = await firstLinkedPathOn(portal, '/music/albums', 'album')
  const answer = await fetchJson<{ title: string; tracks: { title: string }[] }>(
    portal,
    `content/albums/${lastSegmentOf(album)}`,
  )
  const { title = '' } = answer.tracks.findLast((track) => track.title !== answer.title) ?? {}
  const filtered = '/search?q=nora&kind=songs'
  await openAndCachePage(page, album)
  await openAndCachePage(page, '/search')
  await page.goto(filtered)
  const songs = page.getByRole('button', { name: /^Songs/ })
  await expect(resultsGrid(page)).toContainText(/nora/i)
  await whenAnswerIsStored(page, '"search","nora"')
  const before = [await songs.textContent(), await resultsGrid(page).getByRole('link').count()]
  await context.setOffline(true)
  await page.goto('/search')
  await whenHydrated(page)
  await searchField(page).fill(title)
  const available = page.getByRole('button', { name: 'Available now' })
  await expect(available).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('No connection right now. You can still open these.')).toBeVisible()
  const song = resultsGrid(page).getByRole('link').first()
  await expect(song).toContainText(title)
  await expect(song).toHaveAccessibleDescription('')
  // Beside its title a row plays.
  await song.locator('bdi').first().click()
  await whenShown(page, /\/music\/albums\//)
  expect(new URL(page.url()).pathname).toBe(album)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await page.goto(filtered)
  await expect(page.getByText('No connection right now. These results are from this device.')).toBeVisible()
  expect([await songs.textContent(), await resultsGrid(page).getByRole('link').count()]).toEqual(before)
  await expect(available).toHaveAttribute('aria-pressed', 'false')
})

test('offline Play of a result does nothing and shows why, unless its audio is on this device', async ({
  page,
  context,
  portal,
}) => {
  const song = await openDownloadedSong({ page, context, portal })
  await whenControlled(page)
  const album = await firstLinkedPathOn(portal, '/music/albums', 'album')
  const { tracks } = await fetchJson<{ tracks: { id: string; title: string }[] }>(
    portal,
    `content/albums/${lastSegmentOf(album)}`,
  )
  const other = tracks.find(({ id }) => id !== song.id)?.title ?? ''
  await openAndCachePage(page, album)
  await whenAnswerIsStored(page, lastSegmentOf(album))
  await openAndCachePage(page, '/search')
  await context.setOffline(true)
  const playOf = (title: string) =>
    resultsGrid(page).getByRole('button', { name: `Play ${title}`, exact: true })
  const unavailable = 'Not available offline'
  await searchField(page).fill(song.title)
  await expect(resultsGrid(page)).toContainText(song.title)
  await expect(playOf(song.title).first()).not.toHaveAccessibleDescription(unavailable)
  await playOf(song.title).first().click()
  await waitForPosition(seekSliderOf(page), 0)
  const before = await seekSliderOf(page).inputValue()
  await searchField(page).fill(other)
  await expect(playOf(other).first()).toHaveAccessibleDescription(unavailable)
  await playOf(other).first().click()
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline, and this isn’t downloaded.' })
  await expect(notice).toBeVisible()
  // Playback continues, and the messages about the connection disappear with it.
  await waitForPosition(seekSliderOf(page), Number(before))
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(playOf(other).first()).not.toHaveAccessibleDescription(unavailable)
})

test.describe('a network reported as online that carries nothing', () => {
  // A worker would make the request, past the route that is blocked here.
  test.use({ serviceWorkers: 'block' })

  test('is tried once per query, local results stay, and the next query detects the reconnect', async ({
    page,
  }) => {
    const searches = recordSearches(page)
    await page.goto('/search')
    await whenHydrated(page)
    await searchField(page).fill('paper')
    await expect(resultsGrid(page)).toContainText(/paper/i)
    await searchField(page).press('Enter')
    // An answer that was pending reports, rightly, that the connection works.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    // Whether one of them opens here differs.
    const known = page.getByText(
      /These results are from this device\.|You can open these when you’re back online\./,
    )
    for (const q of ['papper', 'pape']) {
      await searchField(page).fill(q)
      await expect(known).toBeVisible()
      await expect.poll(() => searches.at(-1)).toBe(q)
      await expect(resultsGrid(page)).toContainText(/paper/i)
      await expect(known).toBeVisible()
    }
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    expect(searches).toEqual(['paper', 'papper', 'pape'])
    await page.unroute('**/api/**')
    await searchField(page).fill('light')
    await expect(resultsGrid(page)).toContainText(/light/i)
    await expect(known).toBeHidden()
    // The first code that finds the connection repeats the search for the current text.
    expect(searches.filter((q, at) => q !== searches[at - 1])).toEqual(['paper', 'papper', 'pape', 'light'])
    expect(searches.filter((q) => q === 'paper' || q === 'papper' || q === 'light')).toHaveLength(3)
  })
})
