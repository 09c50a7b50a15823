/** What the stub backend of the player answers, and what it was told: songs, prices, and reports of what was heard. */
import type { Track } from '../../src/contract/content.ts'
import type { PurchaseOption } from '../../src/contract/playback.ts'
import type { RecordedCall, StubAnswer, StubBackend } from './page-modules-server.ts'

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
