/** Several tabs, and films beside music: one speaker. */
import { expect } from '@playwright/test'
import { test } from '../../support/parts-server.ts'
import { answers, openPlayer, playTracks, shown, sounds, track, verb } from '../../support/player-page.ts'

const album = ['a', 'b', 'c'].map((id) => track(id))

test.beforeEach(({ backend }) => {
  backend.script = answers()
})

test('a storage event on currentTrackTime toggles play, from another tab [PLAYER-23]', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const other = await context.newPage()
  await other.goto('/')
  const command = () => other.evaluate(() => localStorage.setItem('currentTrackTime', String(Math.random())))
  await command()
  await expect.poll(async () => (await shown(page)).phase).toBe('paused')
  const told = page.evaluate(
    () =>
      new Promise<void>((done) =>
        addEventListener('storage', ({ key }) => {
          if (key === 'anotherKey') done()
        }),
      ),
  )
  await other.evaluate(() => localStorage.setItem('anotherKey', '1'))
  await told
  expect((await shown(page)).phase).toBe('paused')
  await command()
  await sounds(page, 'a')
})

test('one tab sounds: Play in a second tab makes the first one silent', async ({ page, context }) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const other = await context.newPage()
  await openPlayer(other)
  await verb(other, 'toggle')
  await sounds(other, 'a')
  await expect.poll(async () => (await shown(page)).phase).toBe('paused')
})

test('a film takes the speaker from the music of another tab, and gives it up to it [VIDEO-01]', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const cinema = await context.newPage()
  await openPlayer(cinema)
  await cinema.evaluate(async () => {
    const film = document.body.appendChild(document.createElement('video'))
    film.src = '/media/20s.mp3'
    window.parts.holdSpeaker('riwaq', film)
    await film.play()
  })
  const isPaused = () => cinema.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
  await expect.poll(async () => (await shown(page)).phase).toBe('paused')
  expect(await isPaused()).toBe(false)
  await verb(page, 'toggle')
  await sounds(page, 'a')
  await expect.poll(isPaused).toBe(true)
})
