/** The page of one song. */
import { fetchJson, lastSegmentOf, firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'

test('shows the song alone while its album does not come, and then among all of its songs', async ({
  page,
  portal,
}) => {
  const album = lastSegmentOf(await firstLinkedPathOn(portal, '/', 'album'))
  const { tracks } = await fetchJson<{ tracks: { id: string; title: string }[] }>(
    portal,
    `content/albums/${album}`,
  )
  const titles = tracks.map(({ title }) => title)
  const path = `/music/tracks/${tracks[1]?.id}`
  const songs = page.getByRole('main').getByRole('list', { name: 'Songs' }).getByRole('listitem')

  await page.route('**/content/albums/**', (route) => route.abort())
  await page.goto(path)
  await whenHydrated(page)
  await expect(songs).toHaveCount(1)
  await expect(songs).toContainText(titles.slice(1, 2))

  await page.unroute('**/content/albums/**')
  await page.goto(path)
  await expect(songs).toContainText(titles)
})
