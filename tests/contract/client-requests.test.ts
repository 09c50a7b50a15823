/** What the page's own client sends, call by call: method, address, query and body. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countReader, fullArticleQuery } from '../../src/api/articles.ts'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { deviceQuery } from '../../src/api/device.ts'
import { requestDownload } from '../../src/api/downloads.ts'
import { playbackPositionQuery } from '../../src/api/history.ts'
import { fetchLikes } from '../../src/api/likes.ts'
import { createIntent } from '../../src/api/offline-writes/intents.ts'
import { sendIntent } from '../../src/api/offline-writes/send-intent.ts'
import { redeemResetCode, sendResetCode, verifyPassword } from '../../src/api/parental.ts'
import { findPartnerLogin } from '../../src/api/partner-login.ts'
import { ratingQuery } from '../../src/api/ratings.ts'
import { redirectQuery } from '../../src/api/redirect-list.ts'
import {
  endSessionAtBackend,
  fetchProfile,
  fetchUserLang,
  fetchUserTheme,
  redeemLoginCode,
  refreshAccessToken,
  tradeProviderToken,
} from '../../src/api/session.ts'
import {
  changeOwnPassword,
  confirmByPassword,
  endSessionThere,
  endSessionsElsewhere,
  sessionsQuery,
} from '../../src/api/sessions.ts'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../src/api/subscriptions.ts'
import { openStream } from '../../src/api/videos.ts'
import { overlayQuery } from '../../src/api/words.ts'
import { downloadRecord } from '../../src/contract/download-records.fixture.ts'
import type { PublicTenant } from '../../src/contract/page.ts'
import { structureNode } from '../../src/contract/structure.fixture.ts'
import { createLoader, requestTrack } from '../../src/features/player/audio/loader.ts'
import { openReportSender } from '../../src/features/player/reports/report-sender.ts'
import { stubIndexedDb } from '../../src/lib/indexed-db.fixture.ts'
import { createStorage } from '../../src/lib/storage.fixture.ts'
import { toggleLike } from '../../src/state/likes/toggle-like.ts'
import { registerNavigation } from '../../src/state/navigation/navigation.ts'
import { connectWriter } from '../../src/state/offline-writes/pending.ts'
import { callOfWrite } from '../../src/state/offline-writes/stored-write.ts'
import { turnOnWithPassword } from '../../src/state/parental/change-parental.ts'
import { loadParental } from '../../src/state/parental/parental-actions.ts'
import { reportPlayStarted, reportPosition } from '../../src/state/player/report-position.ts'
import { chooseLanguage, toggleTheme } from '../../src/state/preferences/preferences.ts'
import { rateCard } from '../../src/state/ratings/rate-card.ts'
import { lina } from '../../src/state/session/session.fixture.ts'
import { becomeUser, becomeVisitor, session } from '../../src/state/session/session.ts'
import { removeFromHistory } from '../../src/state/history/remove-from-history.ts'

interface SentRequest {
  /** Method, path and query, as they go over the wire. */
  to: string
  body?: unknown
}
let sent: SentRequest[]
let signals: AbortSignal[]
let answers: Record<string, unknown>

const refusal = { status: 404, error: 'UNKNOWN', i18Message: '', requestId: 'r' }
const { track: song } = downloadRecord('trk_1')
const scope = { tenant: 'nour', lang: 'de', maxRating: 40 } as const
const personal = { ...scope, user: 'usr_1' }

const nothing = () => undefined
const navigation = { navigate: nothing, rewrite: nothing, switchLanguage: nothing }

const record = (address: string, init: RequestInit = {}) => {
  const to = `${init.method} ${address}`
  const isRetried = sent.at(-1)?.to === to
  if (!isRetried) sent.push(init.body ? { to, body: JSON.parse(String(init.body)) as unknown } : { to })
  if (init.signal) signals.push(init.signal)
  const answer = answers[to]
  return Promise.resolve(answer ? Response.json(answer) : Response.json(refusal, { status: 404 }))
}

beforeEach(() => {
  ;[sent, signals, answers] = [[], [], {}]
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', record)
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/', search: '', hash: '' })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: {} },
    body: { style: {} },
    querySelector: () => null,
  })
  registerNavigation(navigation)
  configureBackend({ ...clientParts, base: '/api', tenantName: 'nour' })
  becomeUser(lina)
  // Sent at once instead of from the disk.
  connectWriter(async ({ call, input }) => {
    await sendIntent(callOfWrite, createIntent({ call, input, subject: call }))
  })
})
afterEach(() => {
  becomeVisitor()
  // Files of one worker share the store, and a page that is rendered on the host knows of nobody.
  session.status = 'unknown'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
    ['asks who is logged in [CALL-USER-01]', fetchProfile, { to: 'GET /api/user/profile' }],
    [
      'saves the theme [CALL-USER-04]',
      () => toggleTheme({ name: 'nour' } as PublicTenant),
      { to: 'PUT /api/user/selectUserTheme', body: { alternatTheme: true } },
    ],
    ['asks for the saved theme [CALL-USER-05]', fetchUserTheme, { to: 'GET /api/user/checkUserTheme' }],
    [
      'saves the language [CALL-USER-06]',
      () => chooseLanguage('ar'),
      { to: 'PUT /api/user/selectUserLang', body: { selectedLang: 'ar' } },
    ],
    ['asks for the saved language [CALL-USER-07]', fetchUserLang, { to: 'GET /api/user/checkUserLang' }],
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
      'ends the session with the way back and the language [CALL-SESSION-01]',
      () => endSessionAtBackend('/music', 'de'),
      { to: 'POST /api/logout', body: { redirectUrl: '/music', lang: 'de' } },
    ],
    [
      'trades the token of a provider [CALL-SESSION-02]',
      () => tradeProviderToken('of-the-partner'),
      { to: 'POST /api/userToken', body: { accessToken: 'of-the-partner' } },
    ],
    [
      'renews its token [CALL-SESSION-03]',
      () => refreshAccessToken('handle'),
      { to: 'POST /api/security/token/refresh', body: { refreshToken: 'handle' } },
    ],
    [
      'redeems the code of a login [CALL-SESSION-04]',
      () => redeemLoginCode('code'),
      { to: 'POST /api/login/api', body: { code: 'code' } },
    ],
    [
      'asks where the account is signed in',
      () => ask(sessionsQuery(personal)),
      { to: 'GET /api/user/sessions' },
    ],
    [
      'ends a session by its id, or every other one',
      async () => {
        await endSessionThere('ses_1').catch(nothing)
        await endSessionsElsewhere().catch(nothing)
      },
      { to: 'DELETE /api/user/sessions/ses_1' },
      { to: 'DELETE /api/user/sessions' },
    ],
    [
      'confirms a login by the password alone',
      () => confirmByPassword('a long walk home'),
      { to: 'POST /api/user/sessions/confirm', body: { password: 'a long walk home' } },
    ],
    [
      'changes the password with the current one',
      () => changeOwnPassword('a long walk home', 'a brand new way'),
      { to: 'PUT /api/password', body: { current: 'a long walk home', password: 'a brand new way' } },
    ],
    [
      'counts a reader of an article by id and category [CALL-INFO-05]',
      () => countReader('atc_1', 'culture'),
      { to: 'GET /api/concon/countread?id=atc_1&category=culture' },
    ],
    ['asks for the parental control [CALL-PARENTAL-01]', loadParental, { to: 'GET /api/parental-control' }],
    [
      'saves the parental control with its password [CALL-PARENTAL-02, PARENTAL-01, PARENTAL-02]',
      () => turnOnWithPassword(20, '2580'),
      {
        to: 'PUT /api/parental-control',
        body: { isActive: true, maxRating: 20, maxAgeGroup: 12, password: '2580' },
      },
    ],
    [
      'has the parental password verified by the server [CALL-PARENTAL-03, PARENTAL-07]',
      () => verifyPassword('2580'),
      { to: 'POST /api/parental-control/verify/parentalpassword', body: { password: '2580' } },
    ],
    [
      'sends the tenant’s configuration of the letter along with the language [CALL-PARENTAL-04]',
      () => sendResetCode({ templateId: 'parental-code' }, 'de'),
      {
        to: 'POST /api/parental-control/sendEmail',
        body: { sendGridConfig: { templateId: 'parental-code', lang: 'de' } },
      },
    ],
    [
      'sends the code of the letter [CALL-PARENTAL-05]',
      () => redeemResetCode('40718253'),
      { to: 'POST /api/parental-control/resetPasscode', body: { randomCode: '40718253' } },
    ],
  ])('%s', async (_, act, ...expected) => {
    await Promise.resolve(act()).catch(() => undefined)
    await vi.waitFor(() => expect(sent).toEqual(expected))
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
    answers['GET /api/device'] = {
      id: 'dev_1',
      deviceAttributes: { desktop: true, tablet: false, modernPhone: false, operatingSystem: 'LINUX' },
    }
    answers['POST /api/song/download'] = download
    const track = { ...song, collectionInfo: { articleId: 'alb_7' } }
    expect((await requestDownload(track)).uri).toBe(download.uri)
    expect(sent).toEqual([
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
      answers[flow] = { step }
      answers[`POST /api${path}`] = { redirectUrl: `/${step}/nour` }
      const login = { tenant: 'nour', lang: 'de', redirectUrl: '/music' } as const
      expect(await findPartnerLogin(login)).toBe(`/${step}/nour`)
      const body = { redirectUrl: '/music', lang: 'de', tenantName: 'nour' }
      expect(sent).toEqual([
        { to: flow, body },
        { to: `POST /api${path}`, body },
      ])
      answers[`POST /api${path}`] = { redirectUrl: 'javascript:alert(1)' }
      await expect(findPartnerLogin(login)).rejects.toThrow('no page')
    },
  )

  it('cancels the fetch of a track when another one is asked for [CALL-SONG-04]', async () => {
    vi.stubGlobal('fetch', (_: string, { signal: ofFetch }: { signal: AbortSignal }) => {
      signals.push(ofFetch)
      return new Promise((__, reject) => {
        ofFetch.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    })
    const { load, cancel } = createLoader()
    const first = load('trk_1')
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    const second = load('trk_2')
    expect(await first).toBeNull()
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
    cancel()
    expect(await second).toBeNull()
  })

  it('reports what was heard with all seven fields, authorised by the ticket alone [CALL-REPORT-01]', async () => {
    stubIndexedDb()
    answers['POST /api/content/streaming/report'] = { accepted: true }
    const sender = openReportSender('nour', () => undefined)
    sender.hurry({ ticket: 'of-the-song', seconds: 15, maxSeconds: 20, isPartial: true })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
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
    answers[address] = [full, other]
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
    answers['GET /api/subscription/type?lang=de'] = [3, 1, 2].map(plan)
    expect(await ask(subscriptionTypesQuery(scope))).toEqual([3, 1, 2].map(plan))
  })
})
