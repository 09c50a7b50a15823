/** The player on the page of modules, with a backend that a test writes, as a logged-in user or as a guest. */
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { Track } from '../../src/contract/content.ts'
import type { Profile } from '../../src/contract/session.ts'
import type { PlayerActions } from '../../src/state/player/player.ts'
import { test as partsTest } from './page-modules-server.ts'
import { album, answerPlayerCalls } from './player-answers.ts'

declare global {
  interface Window {
    playerActions: PlayerActions
  }
}

/** By default every song is free for everyone. */
export const test = partsTest.extend<{ songs: void }>({
  songs: [
    async ({ backend }, use) => {
      backend.script = answerPlayerCalls()
      await use()
    },
    { auto: true },
  ],
})

/** A user with a plan. */
export const omar: Profile = {
  roles: ['user'],
  UUID: 'u1',
  userId: 'omar',
  name: 'Omar',
  lastName: '',
  email: 'omar@example.test',
  userInformation: {},
}
interface OpenPlayerOptions {
  user?: boolean
  ownedOnly?: boolean
  /** Taps on the page. */
  gesture?: boolean
}
export const openPlayer = async (
  page: Page,
  { user = true, ownedOnly = false, gesture = true }: OpenPlayerOptions = {},
) => {
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  if (gesture) await page.getByRole('button', { name: 'Tap' }).click()
  await page.evaluate(
    async ([person, isOwnedOnly]) => {
      const { pageModules } = window
      if (person) pageModules.becomeUser(person)
      else pageModules.becomeVisitor()
      const client = new pageModules.QueryClient({ defaultOptions: { queries: { retry: false } } })
      const scope = () => ({ tenant: 'riwaq', lang: 'en', maxRating: 60 }) as const
      pageModules.connectOfflineWrites(client, scope, () => Promise.resolve())
      window.playerActions = await pageModules.createPlayerController({
        tenant: 'riwaq',
        ownedOnly: isOwnedOnly,
        client,
        scope,
        sessionKnown: pageModules.whenSessionKnown,
      })
    },
    [user ? omar : null, ownedOnly] as const,
  )
}

/** As where a worker has cached them: without them nothing is retried. */
export const whenDeferredPartsLoaded = (page: Page) =>
  page.evaluate(async () => void (await window.pageModules.loadDeferredParts()))

/** Before the first page: a test's own questions count as gestures; from here on only a tap is one. */
export const countTapsOnly = (context: BrowserContext) =>
  context.addInitScript(() => {
    let hasBeenActive = false
    addEventListener('pointerdown', () => (hasBeenActive = true), true)
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) })
  })

/** One more tab of the same browser, which shows what sounds in another. */
export const openSecondTab = async (context: BrowserContext, gesture = true) => {
  const tab = await context.newPage()
  await openPlayer(tab, { gesture })
  await expect.poll(async () => (await playerState(tab)).phase).toBe('playing')
  return tab
}

export const playTracks = (page: Page, tracks: Track[], at = 0) =>
  page.evaluate(
    async ([args, index]) =>
      window.playerActions.playTracks(args, index, {
        kind: 'album',
        id: 'alb_desert',
        title: 'Desert Light',
      }),
    [tracks, at] as const,
  )
export const addToQueue = (page: Page, tracks: Track[]) =>
  page.evaluate(async (args) => (await window.playerActions.queue()).add(args), tracks)
export const runPlayerAction = (
  page: Page,
  name: 'toggle' | 'next' | 'previous' | 'close' | 'cycleLoop' | 'pause',
) => page.evaluate((which) => window.playerActions[which](), name)

/** What the player shows now. */
export const playerState = (page: Page) =>
  page.evaluate(() => {
    const { player, playerTime, snackbar, dialogs } = window.pageModules
    return {
      phase: player.phase,
      track: player.queue[player.index]?.id ?? null,
      queue: player.queue.map(({ id }) => id),
      isPreview: player.isPreview,
      loop: player.loop,
      position: playerTime.position,
      snack: snackbar.current?.key ?? null,
      dialogs: dialogs.stack.map(({ name }): string => name),
      offered: dialogs.stack.flatMap(({ props }) =>
        'options' in props ? props.options.map(({ purchaseIdentifier }) => purchaseIdentifier) : [],
      ),
    }
  })
/** The places that the next frames show: one place only, if nothing plays. */
export const positionsOver = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const places = new Set<number>()
    for (let frame = 0; frame < count; frame++) {
      await new Promise(requestAnimationFrame)
      places.add(window.pageModules.playerTime.position)
    }
    return [...places]
  }, frames)
export const whenPlayedPast = (page: Page, position: number) =>
  page.waitForFunction((least) => window.pageModules.playerTime.position > least, position)
export const whenPlaying = (page: Page, id?: string) =>
  page.waitForFunction(
    (wanted) => {
      const { player, playerTime } = window.pageModules
      const current = player.queue[player.index]?.id
      return player.phase === 'playing' && playerTime.position > 0.1 && (!wanted || current === wanted)
    },
    id,
    { timeout: 30_000 },
  )
/** The player on its page, with the album sounding from one of its tracks on. */
export const playAlbum = async (page: Page, at = 0) => {
  await openPlayer(page)
  await playTracks(page, album, at)
  await whenPlaying(page, album[at]?.id)
}
