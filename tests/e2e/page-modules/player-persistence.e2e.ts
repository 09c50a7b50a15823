/** What the player stores across pages: the queue and its position for the same user, and the history. */
import { expect } from '@playwright/test'
import { album, answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playAlbum,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

test('queue, position, loop and shuffle survive a restart: paused at the right second, no request before Play', async ({
  page,
  backend,
}) => {
  await playAlbum(page, 1)
  await runPlayerAction(page, 'cycleLoop')
  await page.evaluate(() => window.playerActions.seek(12))
  await page.waitForFunction(() => window.pageModules.playerTime.position > 12.2)
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const songCalls = backend.to('/song').length
  const before = await playerState(page)
  await openPlayer(page)
  const after = await playerState(page)
  expect(after).toMatchObject({ phase: 'paused', track: 'b', queue: ['a', 'b', 'c'], loop: 'REPEAT_ALL' })
  expect(Math.abs(after.position - before.position)).toBeLessThan(0.5)
  expect(backend.to('/song')).toHaveLength(songCalls)
  await runPlayerAction(page, 'toggle')
  await page.waitForFunction(() => window.pageModules.playerTime.position > 12.5)
  expect((await playerState(page)).phase).toBe('playing')
})

test('an audiobook plays in order and repeats nothing; shuffle and repeat of music are restored for music, also over a restart', async ({
  page,
  backend,
}) => {
  const chapters = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
    ...createTrack(`c${n}`, 1),
    kind: 'chapter' as const,
  }))
  backend.script = answerPlayerCalls(
    Object.fromEntries(chapters.map(({ id }) => [id, { url: '/media/1s.mp3' }])),
  )
  await openPlayer(page)
  await page.evaluate(() => window.playerActions.toggleShuffle())
  await runPlayerAction(page, 'cycleLoop')
  await runPlayerAction(page, 'cycleLoop')
  await playTracks(page, chapters)
  const state = () =>
    page.evaluate(() => {
      const { order, loop, shuffle } = window.pageModules.player
      return { order: [...(order ?? [])], loop, shuffle }
    })
  const inOrder = [0, 1, 2, 3, 4, 5, 6, 7]
  await whenPlaying(page, 'c3')
  expect(await state()).toMatchObject({ order: inOrder, loop: 'OFF' })
  await openPlayer(page)
  expect(await state()).toMatchObject({ order: inOrder, loop: 'OFF' })
  const songs = inOrder.map((n) => createTrack(`s${n}`))
  await playTracks(page, songs)
  await whenPlaying(page, 's0')
  const mixed = await state()
  expect(mixed).toMatchObject({ loop: 'REPEAT_ONE', shuffle: true })
  expect(mixed.order).not.toEqual(inOrder)
})

test('a page killed during playback restores the last second played', async ({ page, context }) => {
  await playAlbum(page, 1)
  await page.evaluate(() => window.playerActions.seek(7))
  await whenPlayedPast(page, 8.5)
  const before = await playerState(page)
  const devtools = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crash
  const next = await context.newPage()
  await openPlayer(next)
  expect(await playerState(next)).toMatchObject({ phase: 'paused', track: 'b' })
  await expect
    .poll(async () => Math.abs((await playerState(next)).position - before.position))
    .toBeLessThanOrEqual(1.2)
})

test('skipping to the next episode and back restores the position', async ({ page, backend }) => {
  const url = '/media/80s.mp3'
  backend.script = answerPlayerCalls({ a: { url }, b: { url } })
  const episodes = ['a', 'b'].map((id) => ({ ...createTrack(id, 80), kind: 'episode' as const }))
  await openPlayer(page)
  await playTracks(page, episodes)
  await whenPlaying(page, 'a')
  await page.evaluate(() => window.playerActions.seek(40))
  await whenPlayedPast(page, 40)
  await runPlayerAction(page, 'next')
  await whenPlaying(page, 'b')
  expect((await playerState(page)).position).toBeLessThan(5)
  await runPlayerAction(page, 'previous')
  await expect.poll(async () => (await playerState(page)).track).toBe('a')
  await whenPlayedPast(page, 40)
})

test('a restored queue is recorded as played with its first Play only [HISTORY-01] [HISTORY-02]', async ({
  page,
  backend,
}) => {
  const positions = () =>
    backend.to(/\/user\/history\//).flatMap(({ method, path }) => (method === 'POST' ? path : []))
  const both = ['/user/history/PLAY/alb_desert', '/user/history/PLAY/a']
  await playAlbum(page)
  await runPlayerAction(page, 'pause')
  await expect.poll(positions).toEqual(both)
  await openPlayer(page)
  for (const phase of ['playing', 'paused', 'playing']) {
    await runPlayerAction(page, 'toggle')
    await expect.poll(async () => (await playerState(page)).phase).toBe(phase)
  }
  await expect.poll(positions).toEqual([...both, ...both])
})

test('an episode further ahead on another device offers that position once, with its first Play, and seeks there by one tap', async ({
  page,
  backend,
}) => {
  const episode = { ...createTrack('a', 80), kind: 'episode' as const }
  backend.script = (songCalls) =>
    songCalls.method === 'GET' && songCalls.path === '/user/history/PLAY/a'
      ? {
          status: 200,
          body: {
            id: 'a',
            contentType: 'PODCAST',
            userCurrentPlaying: 45,
            updated: new Date().toISOString(),
          },
        }
      : answerPlayerCalls({ a: { url: '/media/80s.mp3' } })(songCalls)
  const positionReads = () =>
    backend.to('/user/history/PLAY/a').filter(({ method }) => method === 'GET').length
  await openPlayer(page)
  await playTracks(page, [episode])
  await whenPlaying(page, 'a')
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect(positionReads()).toBe(0)
  await openPlayer(page)
  await runPlayerAction(page, 'toggle')
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.further')
  await page.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  await whenPlayedPast(page, 45)
  await runPlayerAction(page, 'pause')
  await runPlayerAction(page, 'toggle')
  await whenPlayedPast(page, 45.5)
  expect(positionReads()).toBe(1)
})

test('the queue of one user is not shown to the next; it stays stored for its owner until a logout deletes it', async ({
  page,
}) => {
  await playAlbum(page)
  await page.evaluate(() => window.pageModules.becomeVisitor())
  await expect.poll(async () => playerState(page)).toMatchObject({ phase: 'idle', queue: [] })
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name))
  const databases = names.filter((name) => name.startsWith('player:'))
  expect(databases).toEqual([expect.stringMatching(/^player:riwaq:[\da-f-]{36}$/)])
  const left = await page.evaluate(
    (name) =>
      new Promise<number>((done) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('rows').objectStore('rows').count()
          all.addEventListener('success', () => done(all.result))
        })
      }),
    databases[0] ?? '',
  )
  expect(left).toBe(1)
})

test('playing an album records the album and its tracks, and where a track stopped [HISTORY-01] [HISTORY-02]', async ({
  page,
  backend,
}) => {
  await playAlbum(page)
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const { position } = await playerState(page)
  await expect
    .poll(() => backend.to(/\/user\/history\//).map(({ method, path, body }) => ({ method, path, body })))
    .toEqual([
      { method: 'POST', path: '/user/history/PLAY/alb_desert', body: { contentType: 'MUSIC_ALBUM' } },
      { method: 'POST', path: '/user/history/PLAY/a', body: { contentType: 'FULL_TRACK_MUSIC' } },
      {
        method: 'PUT',
        path: '/user/history/PLAY/a',
        body: { userCurrentPlaying: Math.floor(position), contentType: 'FULL_TRACK_MUSIC' },
      },
    ])
})

for (const [kind, contentType, id] of [
  ['artist', 'MUSIC_ARTIST', 'HISTORY-03'],
  ['playlist', 'MUSIC_PLAYLIST', 'HISTORY-04'],
] as const)
  test(`playing from its own page records it as played [${id}]: ${kind}`, async ({ page, backend }) => {
    await openPlayer(page)
    await page.evaluate(
      ([tracks, from]) => window.playerActions.playTracks(tracks, 0, { kind: from, id: 'it', title: 'It' }),
      [album, kind] as const,
    )
    await expect
      .poll(() => backend.to('/user/history/PLAY/it').map(({ method, body }) => ({ method, body })))
      .toEqual([{ method: 'POST', body: { contentType } }])
  })

for (const [kind, contentType, part, partType, id] of [
  ['podcast', 'PODCAST', 'episode', 'PODCAST_EPISODE', 'HISTORY-07'],
  ['audiobook', 'AUDIOBOOK', 'chapter', 'AUDIOBOOK_CHAPTER', 'HISTORY-08'],
] as const)
  test(`its Play records it, and the ${part} that is played, as played [${id}]: ${kind}`, async ({
    page,
    backend,
  }) => {
    const parts = ['a', 'b'].map((one) => ({ ...createTrack(one), kind: part, contentType: partType }))
    const text = { text: 'Of the sea.', lang: 'en' }
    const collection = {
      ...createTrack('it'),
      kind,
      contentType,
      description: text,
      spokenIn: 'en',
      total: parts.length,
    }
    backend.script = (request) =>
      request.path.startsWith(`/content/${kind}s/it?`)
        ? { status: 200, body: { ...collection, parts, works: [], more: [] } }
        : answerPlayerCalls()(request)
    await openPlayer(page)
    await page.evaluate(async (which) => {
      const { pageModules, playerActions } = window
      pageModules.registerPlayer(() => Promise.resolve(playerActions))
      const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
      const environment = {
        client: new pageModules.QueryClient(),
        scope,
        personal: { ...scope, user: 'omar' },
      }
      await pageModules.playPodcast(environment, which, 'it')
    }, kind)
    await whenPlaying(page, 'a')
    await expect
      .poll(() =>
        backend
          .to(/\/user\/history\//)
          .flatMap(({ method, path, body }) => (method === 'POST' ? [[path, body]] : [])),
      )
      .toEqual([
        ['/user/history/PLAY/it', { contentType }],
        ['/user/history/PLAY/a', { contentType: partType }],
      ])
  })
