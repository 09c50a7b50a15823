/** What was downloaded is stored encrypted and plays offline, and the player skips what was not. */
import { type Page, expect } from '@playwright/test'
import {
  answerDownloads,
  soundSize,
  downloadableSongs,
  downloadSongs,
  whenDownloaded,
  downloadedLyrics,
} from '../../support/downloaded-songs.ts'
import type { Track } from '../../../src/contract/content.ts'
import { test } from '../../support/page-modules-server.ts'
import { createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playTracks,
  playerState,
  whenPlaying,
  runPlayerAction,
} from '../../support/player-page.ts'

declare global {
  interface Window {
    /** Sounds and pictures that the page has made addresses for. */
    inMemory: number
  }
}

test.beforeEach(({ backend }) => {
  backend.script = answerDownloads()
})

/** The stored bytes of the audio, as text, and whether a script could extract its key. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const rowsOf = async (kind: string) => {
      const opening = indexedDB.open(names.find((name) => name.startsWith(`${kind}:`)) ?? '')
      await new Promise((done) => opening.addEventListener('success', done))
      const all = opening.result.transaction('rows').objectStore('rows').getAll()
      await new Promise((done) => all.addEventListener('success', done))
      opening.result.close()
      return all.result as unknown[]
    }
    const pieces = (await rowsOf('kept-bytes')) as { data: ArrayBuffer }[]
    const [key] = (await rowsOf('kept-key')) as CryptoKey[]
    const text = pieces.map(({ data }) => new TextDecoder('latin1').decode(data.slice(0, 64))).join('')
    return { pieces: pieces.length, text, isTakeable: key?.extractable }
  })

test('downloaded songs play, seek and show lyrics offline, and are stored encrypted [CALL-SONG-03]', async ({
  page,
  context,
  backend,
}) => {
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  const requests = backend.to('/song/download').map(({ body }) => body)
  expect(requests).toHaveLength(downloadableSongs.length)
  // Two at once: whichever is first.
  for (const { id, collectionInfo } of downloadableSongs)
    expect(requests).toContainEqual({
      articleId: id,
      distributionChannel: 'WEB',
      deviceId: 'device-1',
      collectionId: collectionInfo.articleId,
    })
  const disk = await onDisk(page)
  expect(disk).toMatchObject({ pieces: 2 * Math.ceil(soundSize / 2 ** 19), isTakeable: false })
  expect(disk.text).not.toContain('RIFF')

  await context.setOffline(true)
  expect(await page.evaluate(() => window.pageModules.findLyrics('a', AbortSignal.timeout(1000)))).toEqual(
    downloadedLyrics,
  )
  await playTracks(page, downloadableSongs)
  await whenPlaying(page, 'a')
  await page.evaluate(() => window.playerActions.seek(60))
  await page.waitForFunction(() => window.pageModules.playerTime.position > 60.1)
  await page.evaluate(() => window.playerActions.next())
  await whenPlaying(page, 'b')
  expect(backend.to('/song')).toEqual([])
})

test('the next downloaded song is preloaded into memory and plays even if storage has lost it since', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { createObjectURL } = URL
    window.inMemory = 0
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) window.inMemory++
      return createObjectURL(blob)
    }
  })
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  await context.setOffline(true)
  await playTracks(page, downloadableSongs)
  await whenPlaying(page, 'a')
  await page.waitForFunction(() => window.inMemory === 2)
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const deleting = names
      .filter((name) => name.startsWith('kept-bytes:'))
      .map((name) => {
        const deletion = indexedDB.deleteDatabase(name)
        return new Promise((done) => deletion.addEventListener('success', done))
      })
    await Promise.all(deleting)
  })
  await page.evaluate(() => window.playerActions.next())
  await whenPlaying(page, 'b')
})

/** At its last second: the next one starts without a tap. */
const endsSoon = (page: Page) => page.evaluate(() => window.playerActions.seek(79))

test('offline the player skips to the next available song and shows it once; skipped songs stay in the queue and are not reported', async ({
  page,
  context,
  backend,
}) => {
  const [a, b] = downloadableSongs as [Track, Track]
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  await playTracks(page, [a, createTrack('x', 80), createTrack('y', 80), b, createTrack('z', 80)])
  await whenPlaying(page, 'a')
  await context.setOffline(true)
  await endsSoon(page)
  await whenPlaying(page, 'b')
  expect(await playerState(page)).toMatchObject({
    queue: ['a', 'x', 'y', 'b', 'z'],
    snack: 'player.onlyHere',
  })
  await endsSoon(page)
  await expect
    .poll(() => playerState(page))
    .toMatchObject({ track: 'z', phase: 'loading', snack: 'player.offline' })
  await context.setOffline(false)
  await whenPlaying(page, 'z')
  await page.waitForFunction(() => window.pageModules.pendingWrites.intents.length === 0)
  const played = backend.to(/^\/user\/history\//).map(({ path }) => path.split('/').at(-1))
  expect(new Set(played)).toEqual(new Set(['alb_desert', 'a', 'b', 'z']))
})

test('when the connection drops while the next song loads the player skips to an available song; a tapped song is waited for', async ({
  page,
  context,
  backend,
}) => {
  const [a, b] = downloadableSongs as [Track, Track]
  const usual = answerDownloads()
  backend.script = (requests) =>
    requests.path === '/song' && (requests.body as { id: string }).id === 'x' ? 'silent' : usual(requests)
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  const isWaiting = () =>
    expect.poll(() => playerState(page)).toMatchObject({ track: 'x', phase: 'loading', position: 0 })
  await playTracks(page, [a, createTrack('x', 80), b])
  await whenPlaying(page, 'a')
  await endsSoon(page)
  await isWaiting()
  await context.setOffline(true)
  await whenPlaying(page, 'b')
  await runPlayerAction(page, 'previous')
  await isWaiting()
  await context.setOffline(false)
  await context.setOffline(true)
  await expect.poll(() => playerState(page)).toMatchObject({ snack: 'player.offline' })
  await isWaiting()
})

test('an audiobook skips no chapter offline: it waits for the next one', async ({ page, context }) => {
  const [a, b] = downloadableSongs as [Track, Track]
  const chapter = (song: Track) => ({ ...song, kind: 'chapter' as const })
  await openPlayer(page)
  await downloadSongs(page)
  await whenDownloaded(page)
  await playTracks(page, [a, createTrack('x', 80), b].map(chapter))
  await whenPlaying(page, 'a')
  await context.setOffline(true)
  await endsSoon(page)
  await expect
    .poll(() => playerState(page))
    .toMatchObject({ track: 'x', phase: 'loading', snack: 'player.offline' })
})
