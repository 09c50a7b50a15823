/** Own media of an operator in a browser: a song in Opus, and a video in a folder of playlists and segments. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Album } from '../../src/contract/content.ts'
import type { Video } from '../../src/contract/video.ts'
import { recordPlayback, whenAudible } from '../support/audible-playback.ts'
import { fetchCards, fetchJson, lastSegmentOf } from '../support/backend-content.ts'
import {
  addSubtitles,
  changeIndex,
  writeHlsFolder,
  writeHlsFolderWithSoundApart,
} from '../support/hls-folder.ts'
import { opusBytes } from '../support/media-files.ts'
import { expect, logInAs, testOnOwnPortal } from '../support/portal.ts'
import { startAlbumPlayback } from '../support/start-playback.ts'
import {
  firstSeriesStreamPath,
  openStreamPage,
  openVideoSettings,
  seekVideo,
  videoState,
} from '../support/video.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const test = testOnOwnPortal().extend<object, { portal: Portal; mediaDir: string }>({
  mediaDir: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'riwaq-media-'))
      await provide(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ mediaDir }, provide) => {
      const portal = await startPortal({ MEDIA_DIR: mediaDir })
      await provide(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const shownCaption = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no video')
    const [cue] = [...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])])
    return cue instanceof VTTCue ? cue.text : null
  })

/** Of the first episode, which plays on the stream page of its series. */
const hlsFolderOf = async (portal: Portal, mediaDir: string, path: string) => {
  const { id, episodes } = await fetchJson<Video>(portal, `content/videos/${lastSegmentOf(path)}`)
  return join(mediaDir, 'riwaq', episodes[0]?.id ?? id, 'hls')
}

/** The first song of the album that `startAlbumPlayback` plays is the operator's now. */
const putOpus = async (portal: Portal, mediaDir: string) => {
  const card = (await fetchCards(portal, 'home')).find(({ title }) => title === 'Desert Light')
  const { tracks } = await fetchJson<Album>(portal, `content/albums/${card?.id}`)
  const [track, next] = tracks
  if (!track || !next) throw new Error('the album has no two songs')
  const folder = join(mediaDir, 'riwaq', track.id)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'sound.opus'), opusBytes(60))
  return { track, next }
}

test('a song in Opus plays, and one that the browser does not play is named and skipped', async ({
  page,
  context,
  portal,
  mediaDir,
}) => {
  const { track, next } = await putOpus(portal, mediaDir)
  await recordPlayback(page)
  await startAlbumPlayback(page, portal)
  expect((await whenAudible(page, 1)).source).toContain(`/media/${track.id}.opus?`)

  const other = await context.newPage()
  await other.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes('opus') ? '' : canPlayType.call(this, type)
    }
  })
  await page.close()
  await recordPlayback(other)
  const requestedPaths: string[] = []
  other.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await startAlbumPlayback(other, portal)
  await expect(other.getByText(`Your browser can’t play the format of “${track.title}”.`)).toBeVisible()
  expect((await whenAudible(other)).source).toContain(`/media/${next.id}.mp3?`)
  expect(requestedPaths).not.toContain(`/media/${track.id}.opus`)
})

test('a video in a folder plays, changes its quality, and has its own length', async ({
  page,
  portal,
  mediaDir,
  problems,
}) => {
  const path = await firstSeriesStreamPath(portal)
  const folder = await hlsFolderOf(portal, mediaDir, path)
  await writeHlsFolder(folder, 48)
  await addSubtitles(folder, 'Words of the operator')
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await logInAs(page, 'omar')
  await openStreamPage(page, path)
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  await openVideoSettings(page)
  await page.getByRole('radio', { name: '480p', exact: true }).check()
  await expect(page.getByRole('radio', { name: '720p', exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await videoState(page)).lines).toBe(480)
  await expect.poll(() => shownCaption(page)).toBe('Words of the operator')
  await seekVideo(page, 40)
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(41)
  await expect
    .poll(() => page.locator('video').evaluate((video) => Reflect.get(video, 'duration')))
    .toBeCloseTo(48, 0)
  expect(requestedPaths.filter((name) => name.includes('/hls/picture/480/')).length).toBeGreaterThan(2)
  expect(problems).toEqual([])
})

test('a video whose sound is a playlist of its own is not silent', async ({
  page,
  portal,
  mediaDir,
  problems,
}) => {
  const path = await firstSeriesStreamPath(portal)
  const folder = await hlsFolderOf(portal, mediaDir, path)
  await rm(folder, { recursive: true, force: true })
  await writeHlsFolderWithSoundApart(folder)
  await logInAs(page, 'omar')
  await openStreamPage(page, path)
  const decodedSound = () =>
    page.locator('video').evaluate((video) => Number(Reflect.get(video, 'webkitAudioDecodedByteCount')))
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  await expect.poll(decodedSound).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('a video that this browser cannot play, or that lacks its files, says so', async ({
  page,
  portal,
  mediaDir,
}) => {
  const path = await firstSeriesStreamPath(portal)
  const folder = await hlsFolderOf(portal, mediaDir, path)
  await rm(folder, { recursive: true, force: true })
  await writeHlsFolder(folder)
  await changeIndex(folder, (index) => index.replaceAll('avc1.4d401e', 'dvh1.99.99'))
  await logInAs(page, 'omar')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Your browser can’t play this video' })).toBeVisible()

  await writeHlsFolder(folder)
  await rm(join(folder, 'picture'), { recursive: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This video couldn’t be played' })).toBeVisible()
  // It plays as soon as its files are back.
  await writeHlsFolder(folder)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
})
