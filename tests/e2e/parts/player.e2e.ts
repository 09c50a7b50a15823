import { expect } from '@playwright/test'
import {
  album,
  answers,
  openPlayer,
  placesOver,
  playAlbum,
  playTracks,
  shown,
  sounds,
  soundsPast,
  test,
  track,
  verb,
} from '../../support/player-page.ts'

test('music is either playing or paused, and the one button changes between them [PLAYER-01]', async ({
  page,
}) => {
  await playAlbum(page)
  await verb(page, 'toggle')
  await expect.poll(async () => (await shown(page)).phase).toBe('paused')
  const { position } = await shown(page)
  expect(await placesOver(page, 20)).toEqual([position])
  await verb(page, 'toggle')
  await sounds(page, 'a')
})

test('after the last track without repeat the player is at its end, and Play begins again [PLAYER-05]', async ({
  page,
  backend,
}) => {
  backend.script = answers({ a: { url: '/media/1s.mp3' } })
  await openPlayer(page)
  await playTracks(page, [track('a', 1)])
  await expect.poll(async () => (await shown(page)).phase).toBe('ended')
  await verb(page, 'toggle')
  await sounds(page, 'a')
})

test('a track that ends goes on to the next, and REPEAT_ALL from the last to the first', async ({
  page,
  backend,
}) => {
  backend.script = answers({ a: { url: '/media/1s.mp3' }, b: { url: '/media/1s.mp3' } })
  await openPlayer(page)
  await verb(page, 'cycleLoop')
  await playTracks(page, [track('a', 1), track('b', 1)])
  await sounds(page, 'b')
  await sounds(page, 'a')
})

test('a tap on another song while one is being asked for lets the late answer fall [CALL-SONG-04]', async ({
  page,
  backend,
}) => {
  const usual = answers()
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  backend.script = async (asked) => {
    if ((asked.body as { id?: string } | undefined)?.id === 'a') await held
    return usual(asked)
  }
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/song'))
  await openPlayer(page)
  void playTracks(page, album, 0)
  await expect.poll(() => backend.to('/song').length).toBe(1)
  await playTracks(page, album, 1)
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED')
  letGo()
  await sounds(page, 'b')
  await soundsPast(page, (await shown(page)).position + 0.3)
  expect(await shown(page)).toMatchObject({ track: 'b', phase: 'playing' })
})

test('removing the only track stops the sound, removing the last of several does not [PLAYER-18] [AMBIG-102]', async ({
  page,
}) => {
  await openPlayer(page)
  await playTracks(page, album.slice(0, 2))
  await sounds(page, 'a')
  await page.evaluate(async () => (await window.verbs.queue()).removeAt(1))
  await sounds(page, 'a')
  await page.evaluate(async () => (await window.verbs.queue()).removeAt(0))
  await expect.poll(async () => shown(page)).toMatchObject({ phase: 'idle', queue: [], position: 0 })
})

test('an address that has run out is asked for anew, and the music goes on where it was', async ({
  page,
  backend,
}) => {
  await playAlbum(page)
  await page.evaluate(() => window.verbs.seek(8))
  await page.waitForFunction(() => window.parts.playerTime.position > 8.2)
  await page.evaluate(() => {
    const { Howler } = window.parts
    const [howl] = (Howler as typeof Howler & { _howls: { _sounds: { _node: HTMLAudioElement }[] }[] })._howls
    const node = howl?._sounds[0]?._node
    if (node) node.src = '/media/expired.mp3'
  })
  await expect.poll(() => backend.to('/song').length).toBe(2)
  await page.waitForFunction(() => window.parts.playerTime.position > 8.5)
  expect((await shown(page)).phase).toBe('playing')
})
