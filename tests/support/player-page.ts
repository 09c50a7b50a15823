/** The player on the page of modules, with a backend that a test writes, as a logged-in user or as a guest. */
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { Track } from '../../src/contract/content.ts'
import type { PurchaseOption } from '../../src/contract/playback.ts'
import type { Profile } from '../../src/contract/session.ts'
import type { PlayerActions } from '../../src/state/player/player.ts'
import {
  type StubAnswer,
  type RecordedCall,
  type StubBackend,
  test as partsTest,
} from './page-modules-server.ts'

declare global {
  interface Window {
    playerActions: PlayerActions
  }
}

const by = { id: 'art_layan', slug: 'layan-atlas', name: 'Layan Atlas' }
export const createTrack = (id: string, duration = 20): Track => ({
  id,
  kind: 'track',
  slug: id,
  title: `Song ${id}`,
  lang: 'en',
  by,
  picture: {
    url: `/img/${id}/320x0.webp`,
    colours: ['#221155', '#aa5522'],
    deep: '#221155',
    tone: '#443388',
  },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
  providerId: 'demo',
  prices: [],
  collectionInfo: { articleId: `art-${id}` },
  album: { id: 'alb_desert', slug: 'desert-light', title: 'Desert Light', lang: 'en', artist: by },
  number: 1,
  guests: [],
  duration,
})
/** Three tracks of twenty seconds. */
export const album = ['a', 'b', 'c'].map((id) => createTrack(id))
export const plan: PurchaseOption = { type: 'SUBSCRIPTION', purchaseIdentifier: 'plus' }
export const dayPlan: PurchaseOption = { type: 'SUBSCRIPTION', purchaseIdentifier: 'day' }

interface SongAnswer {
  url?: string | null
  isPreview?: boolean
  purchase?: PurchaseOption[]
  ticket?: string | null
  gain?: number
}
const idOf = ({ body }: RecordedCall) => String((body as { id?: string }).id)

/** Each track lasts 20 s unless `songs` says otherwise; every other write is accepted. */
export const answerPlayerCalls =
  (songs: Record<string, SongAnswer> = {}) =>
  (call: RecordedCall): StubAnswer => {
    if (call.path.startsWith('/user/places/')) return { status: 200, body: { places: [] } }
    if (call.path === '/content/streaming/report') return { status: 200, body: { accepted: true } }
    if (call.path !== '/song')
      return {
        status: 200,
        body: {
          id: 'x',
          contentType: 'x',
          userCurrentPlaying: 0,
          updated: new Date().toISOString(),
          liked: true,
        },
      }
    const song = { url: '/media/20s.mp3', isPreview: false, purchase: [], ticket: `ticket-${idOf(call)}` }
    return { status: 200, body: { ...song, ...songs[idOf(call)] } }
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
export const reportsOf = (backend: StubBackend) =>
  backend.to('/content/streaming/report').map(({ body }) => body as PlaybackReport)
/** The reported seconds of one song. */
export const reportedSecondsOf = (backend: StubBackend, id: string) =>
  reportsOf(backend)
    .filter(({ ticketId }) => ticketId === `ticket-${id}`)
    .reduce((sum, { usageDuration }) => sum + usageDuration, 0)
export interface PlaybackReport {
  ticketId: string
  type: string
  date: string
  usageDuration: number
  maxUsageDuration: number
  offline: boolean
  partial: boolean
}
