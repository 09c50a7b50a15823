/** No border is crossed: not by a query that forgets its tenant, not by a token of elsewhere, not by the log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../src/contract/calls.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import { openStore } from '../../server/open-store.ts'
import type { Store } from '../../server/parts.ts'
import { readSettings } from '../../server/settings.ts'
import { addItem, openBackend, type Backend } from '../support/backend.ts'
import { codeIn, comeBack, openLogin, typeIn } from '../support/log-in.ts'
import { openUnguarded } from '../support/unguarded.ts'
import { Visitor } from '../support/visitor.ts'
import { freshData, type Portal, startPortal } from '../tools/lib/portal.mjs'

interface Sample {
  path: string
  body?: unknown
}
const song = { contentType: 'FULL_TRACK_MUSIC' }
/** One good request of every call; a new call does not type-check until it has one. */
const samplesOf = (id: (kind: string) => string): Record<CallName, Sample> => ({
  getEnvFile: { path: '/envFile' },
  lookUpRedirect: { path: '/redirect?path=/old' },
  prefetchPayload: { path: '/prefetch?path=/&lang=en' },
  getWords: { path: '/i18n/en' },
  getDevice: { path: '/device' },
  countEvents: {
    path: '/events',
    body: { platform: 'mobile', events: [{ event: 'page_view', page: 'home', lang: 'en' }] },
  },
  loginApi: { path: '/login/api', body: { code: 'x' } },
  tradeUserToken: { path: '/userToken', body: { accessToken: 'x' } },
  refreshToken: { path: '/security/token/refresh', body: { refreshToken: 'x' } },
  logOut: { path: '/logout', body: { redirectUrl: '/', lang: 'en' } },
  requestPasswordReset: { path: '/password/forgotten', body: { email: 'a@b.example', lang: 'en' } },
  resetPassword: { path: '/password', body: { session: 'x', password: 'long enough' } },
  getProfile: { path: '/user/profile' },
  selectUserTheme: { path: '/user/selectUserTheme', body: { alternatTheme: true } },
  checkUserTheme: { path: '/user/checkUserTheme' },
  selectUserLang: { path: '/user/selectUserLang', body: { selectedLang: 'ar' } },
  checkUserLang: { path: '/user/checkUserLang' },
  getParentalControl: { path: '/parental-control' },
  getStructure: { path: '/structure/home?lang=en' },
  getFragment: { path: '/structure/home/fragment/get-articles?lang=en' },
  getAlbum: { path: `/content/albums/${id('album')}?lang=en` },
  getArtist: { path: `/content/artists/${id('artist')}?lang=en` },
  getPlaylist: { path: `/content/playlists/${id('playlist')}?lang=en` },
  getVideo: { path: `/content/videos/${id('video')}?lang=en` },
  getTournament: { path: `/content/tournaments/${id('tournament')}?lang=en` },
  getGame: { path: `/content/games/${id('game')}?lang=en` },
  streamVideo: {
    path: '/video/streaming',
    body: { id: id('video'), protocol: 'HTTPS', drm: null, externalProviderCode: null },
  },
  getTrack: { path: `/content/tracks/${id('track')}?lang=en` },
  getPodcast: { path: `/content/podcasts/${id('podcast')}?lang=en` },
  getAudiobook: { path: `/content/audiobooks/${id('audiobook')}?lang=en` },
  getEpisode: { path: `/content/episodes/${id('episode')}?lang=en` },
  getAuthor: { path: `/content/authors/${id('author')}?lang=en` },
  getParts: { path: `/content/parts/${id('audiobook')}?lang=en&order=asc` },
  getCategoryArtwork: { path: `/content/category/artwork?categoryId=${id('genre')}` },
  countRead: { path: `/concon/countread?id=${id('article')}&category=${id('section')}` },
  getLikedPlaylists: { path: '/like/playlists?lang=en' },
  getLikes: { path: '/like/albums?lang=en' },
  addLike: { path: `/like/albums/${id('album')}` },
  removeLike: { path: `/like/albums/${id('album')}` },
  downloadSong: {
    path: '/song/download',
    body: { articleId: id('track'), distributionChannel: 'WEB', deviceId: '1', collectionId: id('album') },
  },
  weighSongs: { path: '/song/download/sizes', body: { articleIds: [id('track')] } },
  fetchSong: { path: '/song', body: { id: id('track'), protocol: 'HTTPS' } },
  reportListening: {
    path: '/content/streaming/report',
    body: {
      ticketId: 'x',
      type: 'listened',
      date: '2026-11-21T10:00:00.000Z',
      usageDuration: 1,
      maxUsageDuration: 1,
      offline: false,
      partial: false,
    },
  },
  getPlayHistory: { path: `/user/history/PLAY/${id('track')}` },
  putPlayHistory: { path: `/user/history/PLAY/${id('track')}`, body: { userCurrentPlaying: 3, ...song } },
  deletePlayHistory: { path: `/user/history/PLAY/${id('track')}` },
  addHistory: { path: `/user/history/PLAY/${id('track')}`, body: song },
  clearPlayHistory: { path: '/user/history/PLAY?until=2026-11-21T10:00:00.000Z' },
  listPlayHistory: { path: '/user/history/PLAY?lang=en' },
  getRating: { path: `/rating/user/article/${id('album')}` },
  putRating: {
    path: '/rating',
    body: { articleId: id('album'), deviceId: 'dev_1', score: 4, contentType: 'MUSIC_ALBUM' },
  },
  listPlaces: { path: `/user/places/${id('podcast')}` },
  searchItems: { path: '/search?q=light&lang=en' },
  getSubscriptionTypes: { path: '/subscription/type?lang=en' },
  getUserSubscriptions: { path: '/subscription?inclCancelled=true&inclSubscriptionType=true' },
})
const samples: readonly Kind[] = [
  'album',
  'article',
  'artist',
  'audiobook',
  'author',
  'episode',
  'playlist',
  'podcast',
  'track',
  'video',
  'game',
  'tournament',
]
const rows = calls.map((call) => [call.name as CallName, call.method, call.who] as const)
/** Answered by the login's own room, which is not furnished here. */
const elsewhere = new Set<string>([
  'loginApi',
  'tradeUserToken',
  'refreshToken',
  'logOut',
  'requestPasswordReset',
  'resetPassword',
])

describe('a query', () => {
  let data: Awaited<ReturnType<typeof freshData>>
  let guarded: Store
  let open: ReturnType<typeof openUnguarded>
  let backend: Backend
  const ids: Record<string, string> = {}
  const accounts: Record<string, string> = {}

  beforeAll(async () => {
    data = await freshData()
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
    guarded = await openStore(readSettings(data.env), data.env['DATA_DIR'] ?? '', quiet)
    for (const kind of samples) {
      const found = await guarded.within('riwaq', ({ db }) =>
        db
          .selectFrom('item')
          .select(['id', 'data'])
          .where('kind', '=', kind)
          .orderBy('popularity', 'desc')
          .executeTakeFirstOrThrow(),
      )
      if (kind === 'album') ids['genre'] = String(found.data['genre'])
      if (kind === 'article') ids['section'] = String(found.data['category'])
      ids[kind] = found.id
    }
    for (const tenant of ['riwaq', 'nour']) {
      const omar = await guarded.within(tenant, ({ db }) =>
        db
          .selectFrom('account')
          .select('id')
          .where('email', '=', `omar@${tenant}.example`)
          .executeTakeFirstOrThrow(),
      )
      accounts[tenant] = omar.id
    }
    open = openUnguarded(guarded)
    backend = await openBackend({ store: open.store })
  }, 180_000)
  afterAll(async () => {
    await guarded.close()
    await data.drop()
  })

  it.each(rows.filter(([name]) => !elsewhere.has(name)))(
    'of %s names its tenant, so that row-level security never has to save us',
    async (name, method, who) => {
      const { path, body } = samplesOf((kind) => ids[kind] ?? '')[name]
      const { status } = await backend.send(method, path, {
        ...(who === 'user' ? { user: accounts['riwaq'] ?? '' } : {}),
        ...(body === undefined ? {} : { body }),
        headers: { 'idempotency-key': `walk-${name}` },
      })
      // A report is let in by its ticket, and this one is forged.
      expect(status).toBeOneOf(name === 'reportListening' ? [403] : [200, 204])
      expect(open.nameless).toEqual([])
    },
  )

  it('was really watched', async () => {
    expect(open.seen()).toBeGreaterThan(30)
    await open.store.within('riwaq', ({ db }) => db.selectFrom('likes').selectAll().limit(1).execute())
    expect(open.nameless).toEqual(['SelectQueryNode likes'])
    open.nameless.length = 0
  })

  it('finds at one tenant nothing of what only another one has', async () => {
    const kinds = { album: 'albums', artist: 'artists', playlist: 'playlists', track: 'tracks' } as const
    for (const [kind, path] of Object.entries(kinds)) {
      const id = `${kind.slice(0, 3)}_riwaqonly`
      await addItem(guarded, 'riwaq', id, { kind })
      const ask = (tenant: string, asked: string) =>
        backend.send('GET', `/content/${path}/${asked}?lang=en`, { tenant })
      const foreign = await ask('nour', id)
      const absent = await ask('nour', `${kind.slice(0, 3)}_nowhere`)
      // The answer for what is another's is that for what is not there, but for the request's own id.
      expect({ ...(foreign.body as object), requestId: '' }).toEqual({
        ...(absent.body as object),
        requestId: '',
      })
      expect(foreign.status).toBe(404)
    }
  })
})

describe('over the wire', () => {
  let portal: Portal
  let token: string
  const secrets: string[] = []
  const password = 'omar-demo-2026'

  beforeAll(async () => {
    portal = await startPortal({ LOG_LEVEL: 'trace' })
    const omar = new Visitor(portal.port, 'riwaq.localhost')
    const code = codeIn(
      await comeBack(omar, await typeIn(omar, await openLogin(omar), 'omar@riwaq.example', password)),
    )
    const { json } = await omar.call('/login/api', { code })
    const tokens = json as { access_token: string; refresh_token: string }
    token = tokens.access_token
    secrets.push(
      code,
      tokens.access_token,
      tokens.refresh_token,
      password,
      ...omar.jar.map(({ value }) => value),
    )
  }, 180_000)
  afterAll(() => portal.stop())

  const ask = (path: string, tenant: string, headers: Record<string, string> = {}) =>
    portal.get(`/api${path}`, `${tenant}.localhost`, headers)
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const openReads = rows.filter(([, method]) => method === 'GET')
  const privateReads = openReads.filter(([, , who]) => who === 'user')
  const samples = samplesOf((kind) => `${kind}_x`)

  it('lets the user in at home', async () => {
    const { status, body } = await ask('/user/profile', 'riwaq', bearer())
    expect([status, (JSON.parse(body) as { email: string }).email]).toEqual([200, 'omar@riwaq.example'])
  })

  it.each(privateReads)('%s knows no token of another tenant', async (name) => {
    for (const tenant of ['nour', 'klang']) {
      const { status, body } = await ask(samples[name].path, tenant, bearer())
      expect([status, (JSON.parse(body) as { error: string }).error]).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  it.each(privateReads)('%s opens by no trick of the address', async (name) => {
    const path = samples[name].path
    const [bare = '', query = ''] = path.split('?')
    const glued = [
      `${bare}/?${query}`,
      `/${path}`,
      `${bare}//?${query}`,
      `${bare.toUpperCase()}?${query}`,
      `${bare};a=b?${query}`,
      `${bare}%2f?${query}`,
      `${bare}%20?${query}`,
      `/envFile/..${path}`,
      `/i18n/en/..%2f..${path}`,
      `/envFile%3f${path}`,
      `/envFile/.${path}`,
    ]
    for (const address of glued) {
      const { status, body } = await ask(address, 'riwaq')
      expect([address, status]).toEqual([address, expect.toBeOneOf([400, 401, 404, 405])])
      expect(body).toMatch(/"error":/)
    }
  })

  it('never believes a token that was bent', async () => {
    const [head = '', body = '', seal = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const flipped = `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`
    for (const bent of [`${head}.${body}.${flipped}`, `${none}.${body}.`, `${head}.${body}`, 'x', ''])
      expect((await ask('/user/profile', 'riwaq', { authorization: `Bearer ${bent}` })).status).toBe(401)
  })

  it('shares no answer between tenants or between languages where they differ', async () => {
    const bodies = new Map<string, string>()
    for (const tenant of ['riwaq', 'nour'])
      for (const lang of ['en', 'ar', 'fr', 'de', 'es', 'ro']) {
        const { status, body } = await ask(`/structure/home?lang=${lang}`, tenant)
        expect(status).toBe(200)
        bodies.set(body, `${tenant} ${lang}`)
      }
    expect(bodies.size).toBe(12)
  })

  it('leaves no secret and no person in the log, whatever its level', () => {
    const told = portal
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(told).toContain('"call":"getProfile"')
    for (const secret of [...secrets, 'omar@riwaq.example', 'Omar'])
      if (secret.length >= 4) expect(told).not.toContain(secret)
    expect(secrets.length).toBeGreaterThan(4)
  })
})
