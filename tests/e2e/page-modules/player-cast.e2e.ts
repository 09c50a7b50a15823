/**
 * Casting audio to another device, which fetches it by itself. No such device exists here, so the browser's side is
 * simulated.
 */
import { type Page, expect } from '@playwright/test'
import { type StubBackend, test } from '../../support/page-modules-server.ts'
import { answerPlayerCalls, reportedSecondsOf, createTrack } from '../../support/player-answers.ts'
import { openPlayer, playAlbum, playTracks, playerState, whenPlaying } from '../../support/player-page.ts'
import { type Prompt, mockRemoteDevice } from '../../support/remote-playback.ts'
import { audiblePosition, recordPlayback } from '../../support/audible-playback.ts'

const choose = (page: Page) => page.evaluate(() => window.pageModules.chooseCastDevice())
const stateOf = (page: Page) => page.evaluate(() => window.pageModules.cast.state)
const isOffered = (page: Page) => page.evaluate(() => window.pageModules.cast.isOffered)
const prompts = (page: Page): Promise<Prompt[]> => page.evaluate(() => window.device.prompts)
const audibleSource = async (page: Page) => (await audiblePosition(page))?.source

/** Songs of an album; the second is the first one that plays from memory. */
const playSecondTrack = async (page: Page, backend: StubBackend) => {
  const ids = [...'abc']
  backend.script = answerPlayerCalls(Object.fromEntries(ids.map((id) => [id, { url: '/media/4s.tone.mp3' }])))
  await recordPlayback(page)
  await openPlayer(page)
  await playTracks(
    page,
    ids.map((id, at) => ({ ...createTrack(id, 4), number: at + 1 })),
  )
  await whenPlaying(page, 'b')
  expect(await audibleSource(page)).toMatch(/^blob:/)
}

test('audio played from memory switches to the network at its position before casting, the following tracks too, and each is reported in full', async ({
  page,
  backend,
}) => {
  await mockRemoteDevice(page)
  await playSecondTrack(page, backend)
  expect(await isOffered(page)).toBe(true)
  const { position } = await playerState(page)
  await choose(page)
  await expect.poll(() => stateOf(page)).toBe('on')
  const [prompt] = await prompts(page)
  expect(prompt?.source).toMatch(/^http/)
  expect(prompt?.place).toBeGreaterThanOrEqual(position)
  expect(prompt?.place).toBeLessThan(position + 1)
  await whenPlaying(page, 'c')
  expect(await audibleSource(page)).toMatch(/^http/)
  await expect.poll(() => reportedSecondsOf(backend, 'b')).toBeGreaterThan(3.5)
  expect(reportedSecondsOf(backend, 'b')).toBeLessThan(4.5)
  await page.evaluate(() => window.device.disconnect())
  expect(await stateOf(page)).toBe('off')
})

test('casting is not offered without a device, and not started unless one is chosen', async ({ page }) => {
  await mockRemoteDevice(page, { isNear: false })
  await playAlbum(page)
  expect(await isOffered(page)).toBe(false)
  await page.evaluate(() => window.device.bringNear())
  expect(await isOffered(page)).toBe(true)
  await page.evaluate(() => (window.device.refusal = 'NotAllowedError'))
  await choose(page)
  await expect.poll(async () => (await prompts(page)).length).toBe(1)
  await expect.poll(() => stateOf(page)).toBe('off')
  expect((await playerState(page)).snack).toBeNull()
  await whenPlaying(page, 'a')
})

test('a browser that lost the user gesture asks for another tap, which opens its device list at once', async ({
  page,
  backend,
}) => {
  await mockRemoteDevice(page)
  await playSecondTrack(page, backend)
  await page.evaluate(() => (window.device.refusal = 'InvalidAccessError'))
  await choose(page)
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.cast.again')
  const songCalls = backend.to('/song').length
  await page.evaluate(() => (window.device.refusal = null))
  await choose(page)
  await expect.poll(() => stateOf(page)).toBe('on')
  expect(backend.to('/song')).toHaveLength(songCalls)
})

test('a browser without devices shows a message', async ({ page, backend }) => {
  await mockRemoteDevice(page)
  await playSecondTrack(page, backend)
  await page.evaluate(() => (window.device.refusal = 'NotFoundError'))
  await choose(page)
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.cast.none')
  expect(await stateOf(page)).toBe('off')
})

test('dismissing the second device list resumes playback from memory and storage', async ({
  page,
  backend,
}) => {
  await mockRemoteDevice(page)
  await playSecondTrack(page, backend)
  await page.evaluate(() => (window.device.refusal = 'InvalidAccessError'))
  await choose(page)
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.cast.again')
  await page.evaluate(() => (window.device.refusal = 'NotAllowedError'))
  await choose(page)
  await expect.poll(() => stateOf(page)).toBe('off')
  await whenPlaying(page, 'c')
  expect(await audibleSource(page)).toMatch(/^blob:/)
})
