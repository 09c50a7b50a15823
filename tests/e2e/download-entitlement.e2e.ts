/** What a plan opened is locked when the plan ends or the clock goes back, never deleted, and opens again by itself. */
import type { Page } from '@playwright/test'
import {
  isKept,
  keptRows,
  openDownloads,
  piecesOnDisk,
  pressKept,
  shortSong,
  songTakenAlong,
  soundAtOnce,
} from '../support/downloads.ts'
import { reloadOffline } from '../support/cached-page.ts'
import { expect, test, whenAlive, whenControlled } from '../support/portal.ts'

const day = 86_400_000
/** A tap on what is locked says why, and nothing sounds. */
const saysOnTap = async (page: Page, title: string, words: string) => {
  await keptRows(page)
    .getByRole('button', { name: `Play ${title}` })
    .press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: words }).filter({ visible: true }).last(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
}

test('when the plan ends what it opened stays here, locked, and opens again with the plan, without a byte', async ({
  page,
  context,
  portal,
}) => {
  const song = await shortSong(portal)
  const line = await soundAtOnce(context)
  let plan: 'ends soon' | 'has ended' | 'goes on' = 'ends soon'
  const refusal = { status: 403, json: { status: 403, error: 'FORBIDDEN', i18Message: 'error.FORBIDDEN' } }
  await page.route('**/api/song/download', (route) => {
    if (plan === 'goes on') return route.continue()
    if (plan === 'has ended') return route.fulfill(refusal)
    const [now, validUntil] = [0, 2 * day].map((later) => new Date(Date.now() + later).toISOString())
    const told = { uri: '/media/a.mp3', size: 2_000_000, etag: '"a"', ticket: 'a-ticket' }
    return route.fulfill({ json: { ...told, now, validUntil } })
  })
  await openDownloads(page, song, /\d+ MB ·\s*2 days left/)
  const [pieces, asked] = [await piecesOnDisk(page), line.asked.length]
  plan = 'has ended'
  await page.reload()
  await whenAlive(page)
  await expect(keptRows(page)).toContainText('Your plan has ended')
  await saysOnTap(page, song.title, 'Your plan has ended')
  expect(await piecesOnDisk(page)).toBe(pieces)

  plan = 'goes on'
  await pressKept(page, `Renew: ${song.title}`)
  await expect(keptRows(page)).toContainText(isKept)
  expect(line.asked).toHaveLength(asked)
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a clock that was set back is noticed, and once the backend has said the time the sound opens on the same clock', async ({
    page,
    context,
    portal,
  }) => {
    const song = await songTakenAlong({ page, context, portal })
    await whenControlled(page)
    await page.reload()
    await whenAlive(page)
    // The device's clock, as much as the page reads of it.
    await page.addInitScript((back) => {
      const { now } = Date
      Date.now = () => now() - back
    }, day)
    await reloadOffline(page)
    const words = 'This device’s clock was set back · go online once'
    await expect(keptRows(page)).toContainText(words)
    await saysOnTap(page, song.title, words)

    // As the words say: the line that is back asks by itself, and a tap would come too late for it.
    await context.setOffline(false)
    await expect(keptRows(page)).toContainText(isKept)
    await reloadOffline(page)
    await expect(keptRows(page)).toContainText(isKept)
    await context.setOffline(false)
  })
})
