/** The resume position is stored per video: nothing that was played since hides it. */
import type { Card } from '../../src/contract/content.ts'
import type { Video } from '../../src/contract/video.ts'
import { fetchJson, fetchCards, fetchManySongIds } from '../support/backend-content.ts'
import { writePlayHistory } from '../support/play-history.ts'
import { videoState } from '../support/video.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** A video and a series that are free for everyone. */
const freeVideos = async (portal: Portal) => {
  const free = (await fetchCards(portal, 'home')).filter(({ premium }) => !premium)
  const first = (kind: Card['kind']) => {
    const found = free.find((card) => card.kind === kind)
    if (!found) throw new Error(`home has no ${kind} for everyone`)
    return found
  }
  const series = await fetchJson<Video>(portal, `content/videos/${first('series').id}`)
  return { video: first('video'), series }
}
test('a video and an episode resume where they stopped, whatever was played since', async ({
  page,
  portal,
}) => {
  const { video, series } = await freeVideos(portal)
  const third = series.episodes[2] ?? series
  const songs = (await fetchManySongIds(portal)).map((id) => ({ id, contentType: 'FULL_TRACK_MUSIC' }))
  expect(songs.length).toBeGreaterThan(60)
  await logInAs(page, 'lina')
  const stopped = [
    { ...video, at: 600 },
    { ...third, at: 700 },
  ].map(({ id, contentType, at }) => ({ id, contentType, at }))
  const after = songs.map((song) => ({ ...song, at: 30 }))
  expect(await writePlayHistory(page, [...stopped, ...after])).toBe(songs.length + 2)

  await page.goto(`/video/details/${video.id}`)
  await expect(page.getByRole('link', { name: /^Continue .* left$/ })).toBeVisible()
  await page.goto(`/video/stream/${video.id}`)
  await expect(page.getByRole('button', { name: /^Resumed at 10:00/ })).toBeVisible()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThanOrEqual(600)
  await page.goto(`/video/stream/${series.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.title)
  await expect(page.getByRole('button', { name: /^Resumed at 11:40/ })).toBeVisible()
})
