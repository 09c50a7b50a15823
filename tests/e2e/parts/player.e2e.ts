import { expect } from '@playwright/test'
import { test } from '../../support/parts-server.ts'
import {
  answers,
  openPlayer,
  placesOver,
  plan,
  playTracks,
  shown,
  sounds,
  soundsPast,
  track,
  verb,
} from '../../support/player-page.ts'

declare global {
  interface Window {
    keys: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>
  }
}

const album = ['a', 'b', 'c'].map((id) => track(id))

test.beforeEach(({ backend }) => {
  backend.script = answers()
})

test('music is either playing or paused, and the one button changes between them [PLAYER-01]', async ({
  page,
}) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
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

test('a song without address but with options opens the way to subscribe, and does not play [PLAYER-14]', async ({
  page,
  backend,
}) => {
  backend.script = answers({ a: { url: null, purchase: [plan] } })
  await openPlayer(page)
  await playTracks(page, album)
  await expect.poll(async () => (await shown(page)).dialogs).toEqual(['subscribe'])
  expect(await shown(page)).toMatchObject({ phase: 'paused', position: 0 })
})

test('a song without address and without options closes the player with a word [PLAYER-16] [PLAYER-17]', async ({
  page,
  backend,
}) => {
  backend.script = answers({ a: { url: null } })
  await openPlayer(page)
  await playTracks(page, album)
  await expect
    .poll(async () => shown(page))
    .toMatchObject({
      phase: 'idle',
      queue: [],
      snack: 'player.notPlayable',
      dialogs: [],
    })
})

test('a preview plays as one, and at its end its options open [PLAYER-11]', async ({ page, backend }) => {
  backend.script = answers({ a: { url: '/media/1s.mp3', isPreview: true, purchase: [plan] } })
  await openPlayer(page)
  await playTracks(page, album)
  await expect.poll(async () => (await shown(page)).isPreview).toBe(true)
  await expect
    .poll(async () => shown(page))
    .toMatchObject({ dialogs: ['subscribe'], phase: 'ended', track: 'a' })
})

for (const ownedOnly of [false, true])
  test(`the end of a preview without options ${ownedOnly ? 'asks for nothing where only owned items are sold [PLAYER-13]' : 'runs the consume check [PLAYER-12]'}`, async ({
    page,
    backend,
  }) => {
    backend.script = answers({ a: { url: '/media/1s.mp3', isPreview: true } })
    await openPlayer(page, { ownedOnly })
    await playTracks(page, [track('a', 1), track('b')])
    await sounds(page, 'b')
    const askedForA = backend.to('/song').filter(({ body }) => (body as { id: string }).id === 'a')
    expect(askedForA).toHaveLength(ownedOnly ? 1 : 2)
  })

test('removing the only track stops the sound, removing the last of several does not [PLAYER-18] [AMBIG-102]', async ({
  page,
}) => {
  await openPlayer(page)
  await playTracks(page, album.slice(0, 2))
  await sounds(page, 'a')
  await page.evaluate(() => window.verbs.removeAt(1))
  await sounds(page, 'a')
  await page.evaluate(() => window.verbs.removeAt(0))
  await expect.poll(async () => shown(page)).toMatchObject({ phase: 'idle', queue: [], position: 0 })
})

test('a user’s addition goes to the end of the queue and says so; the first one begins to play [PLAYER-19] [PLAYER-20] [PLAYER-21]', async ({
  page,
}) => {
  await openPlayer(page)
  await page.evaluate((given) => window.verbs.addToQueue(given), [track('x')])
  await sounds(page, 'x')
  await page.evaluate((given) => window.verbs.addToQueue(given), [track('y')])
  expect(await shown(page)).toMatchObject({ queue: ['x', 'y'], track: 'x', snack: 'addQueueTrackSuccess' })
})

test('a guest’s addition adds nothing, says why and opens no login [PLAYER-22] [ROLE-30] [AMBIG-099]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  await page.evaluate((given) => window.verbs.addToQueue(given), [track('x')])
  expect(await shown(page)).toMatchObject({ queue: [], snack: 'addQueueNotLogged', dialogs: [] })
  expect(backend.asked).toEqual([])
})

test('a guest’s Play leads to the login, asks the backend nothing and is kept for the return [ROLE-32]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  await playTracks(page, album, 1)
  expect(await shown(page)).toMatchObject({ phase: 'idle', queue: [], dialogs: ['login'] })
  expect(backend.asked).toEqual([])
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('prepared-play:riwaq') ?? 'null'))
  expect(kept).toMatchObject({ kind: 'album', id: 'alb_desert', track: 'b', address: '/' })
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

test('dragging seeks once, 200 ms after the last move [PLAYER-34]', async ({ page }) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const seeks = await page.evaluate(async () => {
    const times: { at: number; to: number }[] = []
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime') ?? {}
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      configurable: true,
      get(this: HTMLMediaElement): number {
        return Number(get?.call(this))
      },
      set(this: HTMLMediaElement, to: number) {
        times.push({ at: performance.now(), to })
        set?.call(this, to)
      },
    })
    let last = 0
    for (const to of [5, 6, 7, 8, 9]) {
      window.verbs.seek(to)
      last = performance.now()
      await new Promise((done) => setTimeout(done, 60))
    }
    await new Promise((done) => setTimeout(done, 400))
    return times.map(({ at, to }) => ({ after: at - last, to }))
  })
  expect(seeks.map(({ to }) => to)).toEqual([9])
  expect(seeks[0]?.after).toBeGreaterThanOrEqual(195)
  expect(seeks[0]?.after).toBeLessThan(400)
})

test('the place is shown ten times a second while it plays [PLAYER-35]', async ({ page }) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const places = await page.evaluate(async () => {
    const seen = new Set<number>()
    const until = performance.now() + 2000
    while (performance.now() < until) {
      seen.add(window.parts.playerTime.position)
      await new Promise((done) => setTimeout(done, 10))
    }
    return seen.size
  })
  expect(places).toBeGreaterThanOrEqual(14)
  expect(places).toBeLessThanOrEqual(28)
})

test('the lock screen shows the track and its keys work', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {}
    navigator.mediaSession.setActionHandler = (action, handler) => void (keys[action] = handler)
    Object.assign(window, { keys })
  })
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
  const press = (action: MediaSessionAction) =>
    page.evaluate((which) => window.keys[which]?.({ action: which }), action)
  const media = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState])
  expect(await media()).toEqual(['Song a', 'playing'])
  await press('nexttrack')
  await sounds(page, 'b')
  await press('pause')
  await expect.poll(media).toEqual(['Song b', 'paused'])
  await press('play')
  await sounds(page, 'b')
  await press('previoustrack')
  await sounds(page, 'a')
})

test('an address that has run out is asked for anew, and the music goes on where it was', async ({
  page,
  backend,
}) => {
  await openPlayer(page)
  await playTracks(page, album)
  await sounds(page, 'a')
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
