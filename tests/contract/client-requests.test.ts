/** What the page's own client sends, call by call: method, address, query and body. */
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { countReader, fullArticleQuery } from '../../src/api/articles.ts'
import { categoryArtworkQuery } from '../../src/api/category-artwork.ts'
import { deviceQuery } from '../../src/api/device.ts'
import { requestDownload } from '../../src/api/downloads.ts'
import { playbackPositionQuery } from '../../src/api/history.ts'
import { fetchLikes } from '../../src/api/likes.ts'
import { findPartnerLogin } from '../../src/api/partner-login.ts'
import { ratingQuery } from '../../src/api/ratings.ts'
import { redirectQuery } from '../../src/api/redirect-list.ts'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../src/api/subscriptions.ts'
import { openStream } from '../../src/api/videos.ts'
import { overlayQuery } from '../../src/api/words.ts'
import { downloadRecord } from '../../src/contract/download-records.fixture.ts'
import { structureNode } from '../../src/contract/structure-node.ts'
import { createLoader, requestTrack } from '../../src/features/player/audio/loader.ts'
import { openReportSender } from '../../src/features/player/reports/report-sender.ts'
import { stubIndexedDb } from '../../src/lib/indexed-db.fixture.ts'
import { toggleLike } from '../../src/state/likes/toggle-like.ts'
import { reportPlayStarted, reportPosition } from '../../src/state/player/report-position.ts'
import { rateCard } from '../../src/state/ratings/rate-card.ts'
import { removeFromHistory } from '../../src/state/history/remove-from-history.ts'

import { recordRequests, type SentRequest } from '../support/recorded-requests.ts'

const recorded = recordRequests()
const { track: song } = downloadRecord('trk_1')
const scope = { tenant: 'nour', lang: 'de', maxRating: 40 } as const
const personal = { ...scope, user: 'usr_1' }
const ask = (query: object) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query as never)
const { signal } = new AbortController()

describe('the client', () => {
  it.each<[does: string, act: () => unknown, ...sent: SentRequest[]]>([
    [
      'asks whether a path has moved [CALL-SHELL-01]',
      () => ask(redirectQuery('nour', '/de/old')),
      { to: 'GET /api/redirect?path=%2Fde%2Fold' },
    ],
    [
      'asks for the tenant’s words of a language [CALL-I18N-01]',
      () => ask(overlayQuery('nour', 'de')),
      { to: 'GET /api/i18n/de' },
    ],
    [
      'asks for the full text of an article as a fragment, by its id [CALL-STRUCT-02, CALL-STRUCT-05]',
      () => ask(fullArticleQuery(personal, 'atc_1')),
      {
        to: 'GET /api/structure/articles-article/fragment/get-article-details?lang=de&maxRating=40&id=atc_1',
      },
    ],
    [
      'asks for the picture of a category [CALL-CONTENT-01]',
      () => ask(categoryArtworkQuery(scope, 'jazz')),
      { to: 'GET /api/content/category/artwork?categoryId=jazz' },
    ],
    [
      'asks for the liked playlists [CALL-LIKE-01]',
      () => fetchLikes('playlists', { lang: 'de', limit: '0' }, {}),
      { to: 'GET /api/like/playlists?lang=de&limit=0' },
    ],
    [
      'asks for the likes of a type [CALL-LIKE-02]',
      () => fetchLikes('tracks', { lang: 'de', limit: '0' }, {}),
      { to: 'GET /api/like/tracks?lang=de&limit=0' },
    ],
    ['sends a like [CALL-LIKE-03]', () => toggleLike(song, false), { to: 'POST /api/like/tracks/trk_1' }],
    [
      'takes a like back [CALL-LIKE-04]',
      () => toggleLike(song, true),
      { to: 'DELETE /api/like/tracks/trk_1' },
    ],
    [
      'asks for a song with the protocol of the page [CALL-SONG-01]',
      () => requestTrack('trk_1'),
      { to: 'POST /api/song', body: { id: 'trk_1', protocol: 'HTTPS' } },
    ],
    [
      'asks for a video with all four fields; the portal’s own need neither keys nor a platform [CALL-VIDEO-01]',
      () => openStream('vid_1', 'HLS', signal),
      {
        to: 'POST /api/video/streaming',
        body: { id: 'vid_1', protocol: 'HLS', drm: null, externalProviderCode: null },
      },
    ],
    [
      'asks where an item was left [CALL-HISTORY-01]',
      () => ask(playbackPositionQuery(personal, 'trk_1')),
      { to: 'GET /api/user/history/PLAY/trk_1' },
    ],
    [
      'reports a position [CALL-HISTORY-02]',
      () => reportPosition(song, 12.4),
      {
        to: 'PUT /api/user/history/PLAY/trk_1',
        body: { userCurrentPlaying: 12, contentType: 'FULL_TRACK_MUSIC' },
      },
    ],
    [
      'removes an item from the history [CALL-HISTORY-03]',
      () => removeFromHistory('nour', song),
      { to: 'DELETE /api/user/history/PLAY/trk_1' },
    ],
    [
      'reports that an item was started [CALL-HISTORY-04]',
      () => reportPlayStarted(song),
      {
        to: 'POST /api/user/history/PLAY/trk_1',
        body: { contentType: 'FULL_TRACK_MUSIC' },
      },
    ],
    [
      'asks for the plans [CALL-SUB-01]',
      () => ask(subscriptionTypesQuery(scope)),
      { to: 'GET /api/subscription/type?lang=de' },
    ],
    [
      'asks for the user’s subscriptions with their plans, cancelled ones too [CALL-SUB-04]',
      () => ask(userSubscriptionsQuery(personal)),
      { to: 'GET /api/subscription?inclCancelled=true&inclSubscriptionType=true' },
    ],
    [
      'asks for the user’s rating of an item [CALL-RATING-01]',
      () => ask(ratingQuery(personal, 'atc_1')),
      { to: 'GET /api/rating/user/article/atc_1' },
    ],
    [
      'sends a rating [CALL-RATING-02]',
      () => rateCard(new QueryClient(), 'nour', song, 4),
      {
        to: 'PUT /api/rating',
        body: { articleId: song.id, deviceId: '1', score: 4, contentType: 'FULL_TRACK_MUSIC' },
      },
    ],
    ['asks for its device [CALL-DEVICE-01]', () => ask(deviceQuery('nour')), { to: 'GET /api/device' }],
    [
      'counts a reader of an article by id and category [CALL-INFO-05]',
      () => countReader('atc_1', 'culture'),
      { to: 'GET /api/concon/countread?id=atc_1&category=culture' },
    ],
  ])('%s', async (_, act, ...expected) => {
    await Promise.resolve(act()).catch(() => undefined)
    await vi.waitFor(() => expect(recorded.sent).toEqual(expected))
  })

  it('asks for a download for this device and from this album, and reads its uri [CALL-SONG-02, ENTITY-TRACK-04]', async () => {
    const download = {
      uri: '/media/trk.mp3?ticket=t',
      size: 9,
      etag: '"1"',
      validUntil: null,
      now: '2026-11-28T10:00:00.000Z',
      ticket: 'of-the-download',
    }
    recorded.answers['GET /api/device'] = {
      id: 'dev_1',
      deviceAttributes: { desktop: true, tablet: false, modernPhone: false, operatingSystem: 'LINUX' },
    }
    recorded.answers['POST /api/song/download'] = download
    const track = { ...song, collectionInfo: { articleId: 'alb_7' } }
    expect((await requestDownload(track)).uri).toBe(download.uri)
    expect(recorded.sent).toEqual([
      { to: 'GET /api/device' },
      {
        to: 'POST /api/song/download',
        body: {
          articleId: song.id,
          distributionChannel: 'WEB',
          deviceId: 'dev_1',
          collectionId: 'alb_7',
        },
      },
    ])
  })

  it.each([
    ['login', '/partner/login/nour'],
    ['signup', '/partner/login/nour/session/signup'],
  ])(
    'asks a partner for the next step, %s, and where it begins [CALL-PARTNER-02, CALL-PARTNER-03, CALL-PARTNER-04]',
    async (step, path) => {
      const flow = 'POST /api/partner/login/nour/session/flow'
      recorded.answers[flow] = { step }
      recorded.answers[`POST /api${path}`] = { redirectUrl: `/${step}/nour` }
      const login = { tenant: 'nour', lang: 'de', redirectUrl: '/music' } as const
      expect(await findPartnerLogin(login)).toBe(`/${step}/nour`)
      const body = { redirectUrl: '/music', lang: 'de', tenantName: 'nour' }
      expect(recorded.sent).toEqual([
        { to: flow, body },
        { to: `POST /api${path}`, body },
      ])
      recorded.answers[`POST /api${path}`] = { redirectUrl: 'javascript:alert(1)' }
      await expect(findPartnerLogin(login)).rejects.toThrow('no page')
    },
  )

  it('cancels the fetch of a track when another one is asked for [CALL-SONG-04]', async () => {
    vi.stubGlobal('fetch', (_: string, { signal: ofFetch }: { signal: AbortSignal }) => {
      recorded.signals.push(ofFetch)
      return new Promise((__, reject) => {
        ofFetch.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    })
    const { load, cancel } = createLoader()
    const first = load('trk_1')
    await vi.waitFor(() => expect(recorded.signals).toHaveLength(1))
    const second = load('trk_2')
    expect(await first).toBeNull()
    await vi.waitFor(() => expect(recorded.signals.map(({ aborted }) => aborted)).toEqual([true, false]))
    cancel()
    expect(await second).toBeNull()
  })

  it('reports what was heard with all seven fields, authorised by the ticket alone [CALL-REPORT-01]', async () => {
    stubIndexedDb()
    recorded.answers['POST /api/content/streaming/report'] = { accepted: true }
    const sender = openReportSender('nour', () => undefined)
    sender.hurry({ ticket: 'of-the-song', seconds: 15, maxSeconds: 20, isPartial: true })
    await vi.waitFor(() => expect(recorded.sent).toHaveLength(1))
    expect(recorded.sent[0]).toEqual({
      to: 'POST /api/content/streaming/report',
      body: {
        ticketId: 'of-the-song',
        type: 'listened',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        usageDuration: 15,
        maxUsageDuration: 20,
        offline: true,
        partial: true,
      },
    })
  })

  it('reads the data of a fragment from the first element of the answer [CALL-STRUCT-08]', async () => {
    const [full, other] = ['full', 'other'].map((name) => structureNode(name, { title: name }))
    const address =
      'GET /api/structure/articles-article/fragment/get-article-details?lang=de&maxRating=40&id=atc_1'
    recorded.answers[address] = [full, other]
    expect(await ask(fullArticleQuery(personal, 'atc_1'))).toMatchObject({ name: 'full' })
  })

  it('shows the plans of the answer unfiltered [CALL-SUB-03]', async () => {
    const plan = (id: number) => ({
      id,
      name: `Plan ${id}`,
      attributes: [],
      billingCycle: 'P1M',
      subscriptionTypePrice: { amount: 5, currency: 'EUR' },
      contingents: [],
    })
    recorded.answers['GET /api/subscription/type?lang=de'] = [3, 1, 2].map(plan)
    expect(await ask(subscriptionTypesQuery(scope))).toEqual([3, 1, 2].map(plan))
  })
})
