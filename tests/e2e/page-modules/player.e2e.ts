import { expect } from '@playwright/test'
import { album, answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  positionsOver,
  playAlbum,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

test('music is either playing or paused, and the one button changes between them [PLAYER-01]', async ({
  page,
}) => {
  await playAlbum(page)
  await runPlayerAction(page, 'toggle')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const { position } = await playerState(page)
  expect(await positionsOver(page, 20)).toEqual([position])
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
})

test('after the last track without repeat the player is at its end, and Play begins again [PLAYER-05] [PLAYER-07]', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ a: { url: '/media/1s.mp3' } })
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 1)])
  await expect.poll(async () => (await playerState(page)).phase).toBe('ended')
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
})

test('a track that ends goes on to the next, and REPEAT_ALL from the last to the first [PLAYER-06] [PLAYER-10]', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ a: { url: '/media/1s.mp3' }, b: { url: '/media/1s.mp3' } })
  await openPlayer(page)
  await runPlayerAction(page, 'cycleLoop')
  await playTracks(page, [createTrack('a', 1), createTrack('b', 1)])
  await whenPlaying(page, 'b')
  await whenPlaying(page, 'a')
})

test('under REPEAT_ONE a track that ends is played again, and again [PLAYER-09]', async ({
  page,
  backend,
}) => {
  const song = { url: '/media/4s.tone.mp3' }
  backend.script = answerPlayerCalls({ a: song, b: song })
  await openPlayer(page)
  await runPlayerAction(page, 'cycleLoop')
  await runPlayerAction(page, 'cycleLoop')
  await playTracks(page, [createTrack('a', 4), createTrack('b', 4)])
  await whenPlaying(page, 'a')
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => window.playerActions.seek(3))
    await whenPlayedPast(page, 3)
    await page.waitForFunction(() => window.pageModules.playerTime.position < 2)
    await whenPlaying(page, 'a')
  }
})

test('previous on the first track goes to the last, where next leads back to the first [PLAYER-08]', async ({
  page,
}) => {
  await playAlbum(page)
  await runPlayerAction(page, 'previous')
  await whenPlaying(page, 'c')
  await runPlayerAction(page, 'next')
  await whenPlaying(page, 'a')
})

test('the loop button goes from OFF to REPEAT_ALL to REPEAT_ONE and back to OFF [PLAYER-02] [PLAYER-03]', async ({
  page,
}) => {
  await openPlayer(page)
  const modes = [(await playerState(page)).loop]
  for (let press = 0; press < 3; press++) {
    await runPlayerAction(page, 'cycleLoop')
    modes.push((await playerState(page)).loop)
  }
  expect(modes).toEqual(['OFF', 'REPEAT_ALL', 'REPEAT_ONE', 'OFF'])
})

test('shuffle is on or off: on mixes what is to come and lets it sound in that order, off goes back to the old one [PLAYER-04]', async ({
  page,
}) => {
  await openPlayer(page)
  const ids = [...'abcdefghijkl']
  await playTracks(
    page,
    ids.map((id) => createTrack(id)),
  )
  await whenPlaying(page, 'a')
  const shuffled = () =>
    page.evaluate(() => {
      window.playerActions.toggleShuffle()
      const { queue, order, shuffle } = window.pageModules.player
      return { shuffle, ids: (order ?? queue.map((_, at) => at)).map((at) => queue[at]?.id ?? '') }
    })
  const on = await shuffled()
  expect(on.shuffle).toBe(true)
  expect(on.ids[0]).toBe('a')
  expect(on.ids).not.toEqual(ids)
  expect(on.ids.toSorted()).toEqual(ids)
  await runPlayerAction(page, 'next')
  await whenPlaying(page, on.ids[1])
  expect(await shuffled()).toEqual({ shuffle: false, ids })
})

test('a tap on another song while one is loading discards the late answer [CALL-SONG-04]', async ({
  page,
  backend,
}) => {
  const usual = answerPlayerCalls()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  backend.script = async (request) => {
    if ((request.body as { id?: string } | undefined)?.id === 'a') await held
    return usual(request)
  }
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/song'))
  await openPlayer(page)
  void playTracks(page, album, 0)
  await expect.poll(() => backend.to('/song').length).toBe(1)
  await playTracks(page, album, 1)
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED')
  release()
  await whenPlaying(page, 'b')
  await whenPlayedPast(page, (await playerState(page)).position + 0.3)
  expect(await playerState(page)).toMatchObject({ track: 'b', phase: 'playing' })
})

test('removing the only track stops the sound, removing the last of several does not [PLAYER-18] [AMBIG-102]', async ({
  page,
}) => {
  await openPlayer(page)
  await playTracks(page, album.slice(0, 2))
  await whenPlaying(page, 'a')
  await page.evaluate(async () => (await window.playerActions.queue()).removeAt(1))
  await whenPlaying(page, 'a')
  await page.evaluate(async () => (await window.playerActions.queue()).removeAt(0))
  await expect.poll(async () => playerState(page)).toMatchObject({ phase: 'idle', queue: [], position: 0 })
})

test('an expired media URL is requested again, and playback resumes at its position', async ({
  page,
  backend,
}) => {
  await playAlbum(page)
  await page.evaluate(() => window.playerActions.seek(8))
  await page.waitForFunction(() => window.pageModules.playerTime.position > 8.2)
  await page.evaluate(() => {
    const { Howler } = window.pageModules
    const [howl] = (Howler as typeof Howler & { _howls: { _sounds: { _node: HTMLAudioElement }[] }[] })._howls
    const node = howl?._sounds[0]?._node
    if (node) node.src = '/media/expired.mp3'
  })
  await expect.poll(() => backend.to('/song').length).toBe(2)
  await page.waitForFunction(() => window.pageModules.playerTime.position > 8.5)
  expect((await playerState(page)).phase).toBe('playing')
})

test('a queue that is longer than any list comes back after a restart', async ({ page }) => {
  const ids = Array.from({ length: 502 }, (_, at) => `song-${at}`)
  const songs = ids.map((id) => createTrack(id))
  await openPlayer(page)
  await playTracks(page, songs, 1)
  await whenPlaying(page, 'song-1')
  await openPlayer(page)
  await expect
    .poll(async () => playerState(page))
    .toMatchObject({ phase: 'paused', track: 'song-1', queue: ids })
})
