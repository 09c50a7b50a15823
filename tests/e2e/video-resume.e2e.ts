/** The resume position is stored per video: nothing that was played since hides it. */
import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/content.ts'
import type { Video } from '../../src/contract/video.ts'
import { fetchJson, fetchCards, fetchManySongIds } from '../support/backend-content.ts'
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
  return { film: first('video'), series }
}
interface Played {
  id: string
  contentType: string
}
/** With the page's own session: the resume position, and everything played after it. */
const leaveAndPlayOn = (
  page: Page,
  stopped: readonly (Played & { at: number })[],
  after: readonly Played[],
) =>
  page.evaluate(
    async ([places, others]) => {
      const token = /user-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const put = async ({ id, contentType, at }: Played & { at: number }) => {
        const { ok } = await fetch(`/api/user/history/PLAY/${id}`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${decodeURIComponent(token)}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify({ userCurrentPlaying: at, contentType }),
        })
        return ok
      }
      const responses = await Promise.all(places.map(put))
      responses.push(...(await Promise.all(others.map((other) => put({ ...other, at: 30 })))))
      return responses.filter(Boolean).length
    },
    [stopped, after] as const,
  )

test('a video and an episode resume where they stopped, whatever was played since', async ({
  page,
  portal,
}) => {
  const { film, series } = await freeVideos(portal)
  const third = series.episodes[2] ?? series
  const songs = (await fetchManySongIds(portal)).map((id) => ({ id, contentType: 'FULL_TRACK_MUSIC' }))
  expect(songs.length).toBeGreaterThan(60)
  await logInAs(page, 'lina')
  const stopped = [
    { ...film, at: 600 },
    { ...third, at: 700 },
  ].map(({ id, contentType, at }) => ({ id, contentType, at }))
  expect(await leaveAndPlayOn(page, stopped, songs)).toBe(songs.length + 2)

  await page.goto(`/video/details/${film.id}`)
  await expect(page.getByRole('link', { name: /^Continue .* left$/ })).toBeVisible()
  await page.goto(`/video/stream/${film.id}`)
  await expect(page.getByRole('button', { name: /^Resumed at 10:00/ })).toBeVisible()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThanOrEqual(600)
  await page.goto(`/video/stream/${series.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.title)
  await expect(page.getByRole('button', { name: /^Resumed at 11:40/ })).toBeVisible()
})
