/** The player when the line is down. */
import { expect } from '@playwright/test'
import { album, openPlayer, playTracks, shown, sounds, test, verb } from '../../support/player-page.ts'

test('offline, Play says so and goes on once the line is back', async ({ page, context }) => {
  await openPlayer(page)
  await context.setOffline(true)
  await playTracks(page, album)
  await expect
    .poll(async () => shown(page))
    .toMatchObject({ phase: 'paused', snack: 'player.offline', track: 'a' })
  await context.setOffline(false)
  await verb(page, 'toggle')
  await sounds(page, 'a')
})
