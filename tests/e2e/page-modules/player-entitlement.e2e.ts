/** What may be played and queued, by whom, and what is offered instead. */
import { expect } from '@playwright/test'
import { album, answerPlayerCalls, dayPlan, plan, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  positionsOver,
  playTracks,
  addToQueue,
  playerState,
  whenPlaying,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

test('a song without a URL but with purchase options opens the subscribe dialog with them and does not play [PLAYER-14]', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ a: { url: null, purchase: [plan, dayPlan] } })
  await openPlayer(page)
  await playTracks(page, album)
  await expect.poll(async () => (await playerState(page)).dialogs).toEqual(['subscribe'])
  expect((await playerState(page)).offered).toEqual(['plus', 'day'])
  expect(await playerState(page)).toMatchObject({ phase: 'paused', position: 0 })
})

test('a song without a URL and without options closes the player with a message [PLAYER-16] [PLAYER-17]', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ a: { url: null } })
  await openPlayer(page)
  await playTracks(page, album)
  await expect
    .poll(async () => playerState(page))
    .toMatchObject({
      phase: 'idle',
      queue: [],
      snack: 'player.notPlayable',
      dialogs: [],
    })
})

test('a preview is shown as one, and at its end its purchase options open [PLAYER-11]', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({
    a: { url: '/media/1s.mp3', isPreview: true, purchase: [plan, dayPlan] },
  })
  await openPlayer(page)
  await playTracks(page, album)
  await expect.poll(async () => (await playerState(page)).isPreview).toBe(true)
  await expect
    .poll(async () => playerState(page))
    .toMatchObject({ dialogs: ['subscribe'], offered: ['plus', 'day'], phase: 'ended', track: 'a' })
})

for (const ownedOnly of [false, true])
  test(`the end of a preview without options ${ownedOnly ? 'asks for nothing where only owned items are sold [PLAYER-13]' : 'runs the consume check [PLAYER-12]'}`, async ({
    page,
    backend,
  }) => {
    backend.script = answerPlayerCalls({ a: { url: '/media/1s.mp3', isPreview: true } })
    await openPlayer(page, { ownedOnly })
    await playTracks(page, [createTrack('a', 1), createTrack('b')])
    await whenPlaying(page, 'b')
    const requestsOfA = backend.to('/song').filter(({ body }) => (body as { id: string }).id === 'a')
    expect(requestsOfA).toHaveLength(ownedOnly ? 1 : 2)
  })

for (const found of ['options', 'the whole song'] as const)
  test(`a consume check that finds ${found} ${found === 'options' ? 'opens them' : 'plays it'} [PLAYER-12]`, async ({
    page,
    backend,
  }) => {
    const later = found === 'options' ? { isPreview: true, purchase: [dayPlan] } : {}
    backend.script = (call) => {
      const isFirst = backend.to('/song').length < 2
      return answerPlayerCalls({ a: isFirst ? { url: '/media/1s.mp3', isPreview: true } : later })(call)
    }
    await openPlayer(page)
    await playTracks(page, [createTrack('a', 1), createTrack('b')])
    await expect
      .poll(async () => playerState(page))
      .toMatchObject(
        found === 'options'
          ? { dialogs: ['subscribe'], offered: ['day'], phase: 'ended', track: 'a' }
          : { dialogs: [], phase: 'playing', track: 'a', isPreview: false },
      )
  })

test('pausing while the consume check after a preview runs keeps playback paused', async ({
  page,
  backend,
}) => {
  const script = answerPlayerCalls({ a: { url: '/media/1s.mp3', isPreview: true } })
  const requestsOfA = () =>
    backend.to('/song').filter(({ body }) => (body as { id: string }).id === 'a').length
  let answer = () => {}
  const answerGate = new Promise<void>((done) => (answer = done))
  backend.script = async (request) => {
    if (request.path === '/song' && requestsOfA() > 1) await answerGate
    return script(request)
  }
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 1), createTrack('b')])
  await expect.poll(requestsOfA).toBe(2)
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const answered = page.waitForResponse((response) => response.url().endsWith('/song'))
  answer()
  await answered
  expect(await positionsOver(page, 30)).toHaveLength(1)
  expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'a' })
})

test('a track added by a user goes to the end of the queue with a message; the first one starts to play [PLAYER-19] [PLAYER-20] [PLAYER-21]', async ({
  page,
}) => {
  await openPlayer(page)
  await addToQueue(page, [createTrack('x')])
  await whenPlaying(page, 'x')
  await addToQueue(page, [createTrack('y')])
  expect(await playerState(page)).toMatchObject({
    queue: ['x', 'y'],
    track: 'x',
    snack: 'addQueueTrackSuccess',
  })
})

test('a track added by a guest adds nothing, shows why and opens no login [PLAYER-22] [ROLE-30] [AMBIG-099]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  await addToQueue(page, [createTrack('x')])
  expect(await playerState(page)).toMatchObject({ queue: [], snack: 'addQueueNotLogged', dialogs: [] })
  expect(backend.calls).toEqual([])
})

test('a guest’s Play leads to the login, makes no backend call and is stored for the return [ROLE-32]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  await playTracks(page, album, 1)
  expect(await playerState(page)).toMatchObject({ phase: 'idle', queue: [], dialogs: ['login'] })
  expect(backend.calls).toEqual([])
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('intention:riwaq') ?? 'null'))
  const source = { kind: 'album', id: 'alb_desert' }
  expect(stored).toMatchObject({ kind: 'play', source, track: 'b', address: '/' })
})
