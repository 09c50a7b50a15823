/** How long a download may be played, and when the backend is asked to renew it. */
import { expect } from '@playwright/test'
import {
  answerDownloads,
  downloadableSongs,
  downloadStates,
  downloadSongs,
  whenDownloaded,
} from '../../support/downloaded-songs.ts'
import { test } from '../../support/page-modules-server.ts'
import { openPlayer, playTracks, whenPlaying } from '../../support/player-page.ts'

test('a download is locked when its plan has ended: it stays on the device, and the backend is asked', async ({
  page,
  backend,
}) => {
  const end = new Date(Date.now() + 3_600_000).toISOString()
  backend.script = answerDownloads({ validUntil: end })
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  await playTracks(page, downloadableSongs)
  await whenPlaying(page, 'a')
  expect(backend.to('/song')).toEqual([])
  // The backend's clock is past that end, and it gives no other.
  backend.script = answerDownloads({ validUntil: end, now: new Date(Date.now() + 7_200_000).toISOString() })
  await openPlayer(page)
  await expect.poll(() => backend.to('/song/download').length).toBe(4)
  await playTracks(page, downloadableSongs, 1)
  await whenPlaying(page, 'b')
  expect(backend.to('/song')).toHaveLength(1)
  expect(await downloadStates(page)).toEqual(['a kept', 'b kept'])
})

test('a download near expiry is renewed at start, on reconnect and daily; a refused renewal does not block others', async ({
  page,
  backend,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const ends = () =>
    page.evaluate(() =>
      window.pageModules.downloads.sounds?.map(({ validUntil }) => validUntil?.slice(0, 10)),
    )
  const soon = inDays(1)
  backend.script = answerDownloads({ validUntil: soon })
  await page.clock.install()
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)

  const later = inDays(2)
  const [granted, breathless] = [answerDownloads({ validUntil: later }), { status: 503, body: {} }]
  backend.script = (request) =>
    JSON.stringify([request.body]).includes('"a"') ? breathless : granted(request)
  await openPlayer(page)
  await expect.poll(ends).toEqual([soon.slice(0, 10), later.slice(0, 10)])

  backend.script = granted
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(ends).toEqual([later.slice(0, 10), later.slice(0, 10)])

  const latest = inDays(30)
  backend.script = answerDownloads({ validUntil: latest })
  await page.clock.fastForward('24:00:00')
  await expect.poll(ends).toEqual([latest.slice(0, 10), latest.slice(0, 10)])
})
