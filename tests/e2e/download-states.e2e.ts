/** What a person does with what is taken along, or on its way: pause, go on, remove, take back, bring back. */
import type { Page } from '@playwright/test'
import { ask, idIn, pathsOn } from '../support/backend-content.ts'
import {
  isKept,
  keepSong,
  keptRows,
  openDownloads,
  piecesOnDisk,
  placeIn,
  playsPast,
  pressKept,
  shortSong,
  shortSongs,
  songTakenAlong,
  soundAtOnce,
} from '../support/downloads.ts'
import { expect, logInAs, test, whenAlive, whenControlled } from '../support/portal.ts'
import { said } from '../support/ignore-bidi-marks.ts'

test.use({ serviceWorkers: 'allow' })

test('what is on its way stops by one tap and stays so over a restart; another tap goes on, and no piece comes twice', async ({
  page,
  context,
  portal,
}) => {
  const song = await shortSong(portal)
  const line = await soundAtOnce(context)
  line.most = 600_000
  await logInAs(page, 'omar', `/music/tracks/${song.id}`)
  await keepSong(page, song)
  await page.goto('/downloads')
  await whenAlive(page)
  await expect(keptRows(page)).toContainText(/Keeping… [1-9]\d*%/)
  await pressKept(page, `Pause: ${song.title}`)
  await expect(keptRows(page)).toContainText(/Paused at [1-9]\d*%/)
  line.most = Infinity
  const before = line.asked.length
  await page.reload()
  await whenAlive(page)
  await expect(keptRows(page)).toContainText(/Paused at [1-9]\d*%/)
  expect(line.asked).toHaveLength(before)
  await pressKept(page, `Go on: ${song.title}`)
  await expect(keptRows(page)).toContainText(isKept)
  // What was cut off in the middle is asked for again, what had come is not.
  const again = line.asked.slice(before)
  expect(new Set(again).size).toBe(again.length)
  expect(again).not.toContain(line.asked[0])
})

test('one tap removes, the next takes it back and it plays without a line; what stays removed leaves no byte', async ({
  page,
  context,
  portal,
}) => {
  const song = await songTakenAlong({ page, context, portal })
  await whenControlled(page)
  const removed = page
    .getByRole('status')
    .filter({ hasText: said(`“${song.title}” is no longer on this device.`) })
  await pressKept(page, `Remove: ${song.title}`)
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(keptRows(page)).toContainText(isKept)
  await context.setOffline(true)
  await pressKept(page, `Play ${song.title}`)
  await playsPast(placeIn(page), 0)
  await context.setOffline(false)

  expect(await piecesOnDisk(page)).toBeGreaterThan(1)
  await pressKept(page, `Remove: ${song.title}`)
  await expect(removed).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
  await expect.poll(() => piecesOnDisk(page)).toBe(0)
})

/** As a browser does that makes room; the rows that name the sounds stay. */
const throwAway = async (page: Page) => {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const gone = indexedDB.deleteDatabase(names.find((name) => name.startsWith('kept-bytes:')) ?? '')
    await new Promise((done) => gone.addEventListener('success', done))
  })
  await page.reload()
}

test('what the browser threw away says so, and one tap brings it back', async ({ page, context, portal }) => {
  const song = await songTakenAlong({ page, context, portal })
  await throwAway(page)
  await expect(keptRows(page)).toContainText('No longer whole here')
  await pressKept(page, `Bring back: ${song.title}`)
  await expect(keptRows(page)).toContainText(isKept)
  expect(await piecesOnDisk(page)).toBeGreaterThan(1)
})

test('after the browser made room one tap brings back all of it', async ({ page, context, portal }) => {
  const [song, other] = await shortSongs(portal)
  await soundAtOnce(context)
  await openDownloads(page, song)
  await page.goto(`/music/tracks/${other.id}`)
  await whenAlive(page)
  await keepSong(page, other)
  await page.goto('/downloads')
  await expect(keptRows(page)).toContainText([isKept, isKept])
  await throwAway(page)
  await expect(page.getByText('2 things are no longer whole on this device.')).toBeVisible()
  const bringBack = page.getByRole('main').getByRole('button', { name: 'Bring all back' })
  await bringBack.click()
  await expect(keptRows(page)).toContainText([isKept, isKept])
  await expect(bringBack).toHaveCount(0)
})

interface Album {
  tracks: { restriction?: string | null }[]
}
test('a song that may not lie here is in none of the counts: what the dialog offers is what comes', async ({
  page,
  context,
  portal,
}) => {
  for (const path of await pathsOn(portal, '/', 'album')) {
    const { tracks } = await ask<Album>(portal, `content/albums/${idIn(path)}`)
    const open = tracks.filter(({ restriction }) => !restriction)
    if (open.length === tracks.length) continue
    const line = await soundAtOnce(context, 60)
    line.most = -1
    await logInAs(page, 'omar')
    await page.goto(path)
    await page.getByRole('button', { name: /^Keep for offline: / }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`${open.length} songs`, { exact: true })).toBeVisible()
    await expect(dialog.getByText(/^Not all of it may be kept here/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Keep for offline · / }).click()
    await expect(dialog.getByText(`${open.length} songs`, { exact: true })).toBeVisible()
    await page.goto('/downloads')
    await expect(page.getByText(`Keeping: ${open.length} songs`)).toBeVisible()
    return
  }
  throw new Error('every album of home may be kept whole')
})
