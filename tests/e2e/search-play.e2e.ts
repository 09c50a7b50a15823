import { fetchJson, lastSegmentOf, firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import { searchField, resultsGrid } from '../support/search-page.ts'

interface Episode {
  id: string
  title: string
  duration: number
  show: { id: string; title: string }
}

test('an episode, its podcast and an audiobook play from their rows, from their position', async ({
  page,
  portal,
}) => {
  const show = lastSegmentOf(await firstLinkedPathOn(portal, '/podcast/list', 'show'))
  const { parts } = await fetchJson<{ parts: { id: string }[] }>(portal, `content/podcasts/${show}`)
  const episode = await fetchJson<Episode>(portal, `content/episodes/${parts[1]?.id ?? ''}`)
  const book = lastSegmentOf(await firstLinkedPathOn(portal, '/audiobook/list', 'book'))
  const { title } = await fetchJson<{ title: string }>(portal, `content/audiobooks/${book}`)
  const player = page.getByRole('region', { name: 'Player' })
  const place = player.getByRole('slider').first()
  const second = async () => Number(await place.inputValue())
  const playFound = async (name: string) => {
    await searchField(page).fill(name)
    await expect(resultsGrid(page)).toHaveAttribute('aria-busy', 'false')
    await resultsGrid(page)
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
  await resultsGrid(page)
    .getByRole('button', { name: `Pause ${episode.title}`, exact: true })
    .first()
    .click()

  await playFound(title)
  await expect(player).not.toContainText(episode.title)
  await expect.poll(second).toBeGreaterThan(0)
  // The show resumes the last played episode at its position.
  await playFound(episode.show.title)
  await expect(player).toContainText(episode.title)
  await expect.poll(second).toBeGreaterThanOrEqual(middle)
})
