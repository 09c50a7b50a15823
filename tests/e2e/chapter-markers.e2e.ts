/** Chapter markers of an episode: shown on its page and in the player, played with a tap, used by the sleep timer. */
import type { Page } from '@playwright/test'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { fetchJson, fetchCards } from '../support/backend-content.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** The newest free episode of the first English show. */
const anEpisode = async (portal: Portal) => {
  const shows = await fetchCards(portal, 'podcast-list')
  const show = shows.find(({ kind, lang }) => kind === 'podcast' && lang === 'en')
  const { parts } = await fetchJson<CollectionDetails>(portal, `content/podcasts/${show?.id ?? ''}`)
  const episode = parts.find(({ premium, marks }) => !premium && marks)
  if (!episode?.marks) throw new Error('no episode has chapters')
  return { episode, marks: episode.marks }
}
const chapter = (page: Page, title: string) =>
  page.getByRole('main').getByRole('list', { name: 'Chapters' }).getByRole('button', { name: title })
const playerPosition = async (page: Page) =>
  Number(await page.getByRole('region', { name: 'Player' }).getByRole('slider').first().inputValue())

test('a tap on a chapter marker plays from it, the player names it, another one is chosen from the list, and playback stops at the end of a chapter', async ({
  page,
  portal,
}) => {
  const { episode, marks } = await anEpisode(portal)
  const [, second, third, last] = marks
  if (!second || !third || !last) throw new Error('too few chapters')
  await logInAs(page, 'omar', addressOf(episode))
  await chapter(page, third.title).click()
  await expect(chapter(page, third.title)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => playerPosition(page)).toBeGreaterThanOrEqual(third.at)
  expect(await playerPosition(page)).toBeLessThan(last.at)
  const progress = await page.evaluate(
    () =>
      (navigator.mediaSession.metadata as MediaMetadata & { chapterInfo?: unknown[] }).chapterInfo?.length,
  )
  expect(progress).toBe(marks.length)

  const bar = page.getByRole('region', { name: 'Player' })
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: `Chapters ${third.title}` }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: second.title }).click()
  await expect(dialog.getByRole('button', { name: `Chapters ${second.title}` })).toBeVisible()

  await dialog.getByRole('button', { name: 'Speed and sleep timer' }).click()
  const end = page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^End of the chapter/ })
  await end.click()
  await expect(end).toBeHidden()
  await expect(dialog.getByRole('button', { name: /Stops when this chapter ends/ })).toBeVisible()
  await dialog.getByRole('slider', { name: 'Position' }).fill(String(third.at - 3))
  // Three seconds of sound, which a busy machine loads slowly.
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 40_000 })
  const stopped = Number(await dialog.getByRole('slider', { name: 'Position' }).inputValue())
  expect(Math.abs(stopped - third.at)).toBeLessThanOrEqual(1)
  await expect(page.getByText('Good night.')).toBeVisible()
})
