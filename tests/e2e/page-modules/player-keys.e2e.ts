/** Keys that steer what plays, wherever the focus is, unless it wants them itself. */
import { type Page, expect } from '@playwright/test'
import { createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

const open = async (page: Page) => {
  await openPlayer(page)
  await page.evaluate(() => {
    window.pageModules.registerPlayer(() => Promise.resolve(window.playerActions))
    window.pageModules.listenToKeyboard('riwaq')
    document.body.append(document.createElement('input'))
  })
}
const phase = async (page: Page) => (await playerState(page)).phase

test('shortcuts play, pause, skip and seek on any page, never while typing, and the help opens without music', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('?')
  expect((await playerState(page)).dialogs).toEqual(['keys'])
  await page.keyboard.press('?')
  expect((await playerState(page)).dialogs).toEqual([])

  await playTracks(page, [createTrack('a'), createTrack('b')])
  await whenPlaying(page, 'a')
  await page.locator('input').fill('')
  await page.keyboard.type('knl q?')
  expect(await page.locator('input').inputValue()).toBe('knl q?')
  expect(await playerState(page)).toMatchObject({ phase: 'playing', track: 'a', dialogs: [] })

  await page.locator('input').blur()
  await page.keyboard.press('l')
  await expect.poll(async () => (await playerState(page)).position).toBeGreaterThan(10)
  await page.keyboard.press('n')
  await whenPlaying(page, 'b')
  await page.keyboard.press('k')
  await expect.poll(() => phase(page)).toBe('paused')
  await page.keyboard.press(' ')
  await whenPlaying(page, 'b')
  // A button answers Space by itself, and a key with another one held is the browser's.
  await page.getByRole('button', { name: 'Tap' }).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('Control+k')
  expect(await phase(page)).toBe('playing')
})

test('a link with a time prepares its song at that second, plays from there, and interrupts nothing that plays', async ({
  page,
  backend,
}) => {
  await open(page)
  const prepare = (second: number) =>
    page.evaluate(
      async ([song, at]) => {
        const queue = await window.playerActions.queue()
        queue.prepare([song], { kind: 'track', id: song.id, title: song.title }, at)
      },
      [createTrack('a'), second] as const,
    )
  await prepare(12)
  expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'a', position: 12 })
  expect(backend.to('/song')).toEqual([])
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
  await whenPlayedPast(page, 12.2)
  await prepare(2)
  expect(await playerState(page)).toMatchObject({ phase: 'playing' })
  expect((await playerState(page)).position).toBeGreaterThan(12)
})
