import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackend, type Backend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await backend.store.within('riwaq', async ({ db }) => {
    await db
      .insertInto('word')
      .values([
        { tenant: 'riwaq', lang: 'en', key: 'home.greeting', value: 'Come in' },
        { tenant: 'riwaq', lang: 'ar', key: 'home.greeting', value: 'أهلًا وسهلًا' },
      ])
      .execute()
    await db
      .insertInto('redirect')
      .values([
        { tenant: 'riwaq', path: '/old', target: '/music/list' },
        { tenant: 'riwaq', path: '/de/alt', target: '/de/neu' },
        { tenant: 'riwaq', path: '/away', target: 'https://example.org/there' },
        { tenant: 'riwaq', path: '/start', target: '/' },
        { tenant: 'riwaq', path: '/arabic', target: '/ar/music/list' },
      ])
      .execute()
  })
})
afterAll(() => backend.close())

describe('translations', () => {
  it('are in the requested language, of this tenant only [CALL-I18N-01]', async () => {
    const words = async (lang: string, tenant = 'riwaq') =>
      (await backend.send('GET', `/i18n/${lang}`, { tenant })).body
    // Only the part of the configuration that the application has no default for.
    const favorites = { en: 'Your favourites', ar: 'مفضلتك', fr: 'Vos favoris' }
    expect(await words('en')).toEqual({
      'home.greeting': 'Come in',
      'title.favorites': favorites.en,
      'title.portal': 'Music, stories and games in one place',
    })
    expect(await words('ar')).toEqual({
      'home.greeting': 'أهلًا وسهلًا',
      'title.favorites': favorites.ar,
      'title.portal': 'موسيقى وحكايات وألعاب في مكان واحد',
    })
    expect(await words('fr')).toMatchObject({ 'title.favorites': favorites.fr })
    expect(await words('fr')).not.toHaveProperty('home.greeting')
    expect(await words('en', 'nour')).toEqual({
      'title.favorites': favorites.en,
      'title.portal': 'Stories, voices and song',
    })
    expect((await backend.send('GET', '/i18n/it')).status).toBe(400)
  })
})

describe('the redirects that a device caches', () => {
  it('are those of its tenant, unchanged', async () => {
    const rules = async (tenant: string) => (await backend.send('GET', '/redirects', { tenant })).body
    expect(await rules('riwaq')).toMatchObject({
      redirects: { '/old': '/music/list', '/de/alt': '/de/neu', '/away': 'https://example.org/there' },
    })
    expect(await rules('nour')).toEqual({ redirects: {} })
  })
})

describe('the redirect look-up', () => {
  it.each([
    ['/old', '/music/list'],
    ['/old/', '/music/list'],
    ['/old?from=mail', '/music/list'],
    ['/fr/old', '/fr/music/list'],
    ['/de/alt', '/de/neu'],
    ['/alt', null],
    ['/ar/away', 'https://example.org/there'],
    ['/ro/start', '/ro'],
    ['/de/arabic', '/ar/music/list'],
    ['/music/list', null],
  ])('[CALL-SHELL-01] %s leads to %s', async (path, redirect) => {
    const { status, body } = await backend.send('GET', `/redirect?path=${encodeURIComponent(path)}`)
    expect([status, body]).toEqual([200, { redirect }])
  })

  it('has the redirects of its own tenant only', async () => {
    const { body } = await backend.send('GET', '/redirect?path=/old', { tenant: 'klang' })
    expect(body).toEqual({ redirect: null })
  })
})

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  tab: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1',
  kaios: 'Mozilla/5.0 (Mobile; Nokia_800_Tough; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  opera: 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1/191.303; U; en) Presto/2.12 Version/12.16',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const

describe('the device', () => {
  const request = async (agent: string, cookie?: string) => {
    const headers = { 'user-agent': agent, ...(cookie ? { cookie } : {}) }
    const { body, headers: received } = await backend.send('GET', '/device', { headers })
    const device = body as { id: string; deviceAttributes: Record<string, unknown> }
    return { ...device, cookie: received.get('set-cookie') ?? '', cache: received.get('cache-control') }
  }
  const rows = () => backend.store.within('riwaq', ({ db }) => db.selectFrom('device').selectAll().execute())

  it('has an id [CALL-DEVICE-01]', async () => {
    const { id, cookie, cache } = await request(agents.windows)
    expect(id).toMatch(/^dev_[\w-]{22}$/)
    expect(cookie).toContain(`device-id=${id};`)
    expect(cookie).toMatch(/httponly/i)
    expect(cache).toBe('private, no-store')
  })

  it('keeps its id while the cookie lives, and another browser gets another [ENTITY-DEVICE-01]', async () => {
    const first = await request(agents.pixel)
    const again = await request(agents.pixel, `theme=1; device-id=${first.id}`)
    const other = await request(agents.pixel)
    expect(again.id).toBe(first.id)
    expect(other.id).not.toBe(first.id)
    expect((await request(agents.pixel, 'device-id=../../etc')).id).toMatch(/^dev_/)
  })

  it('is stored when it returns, and written again only when something changed', async () => {
    const { id } = await request(agents.mac)
    const own = async () => (await rows()).filter((row) => row.id === id)
    expect(await own()).toEqual([])
    await request(agents.mac, `device-id=${id}`)
    const [row] = await own()
    expect(row?.attributes).toMatchObject({ operatingSystem: 'MACOS' })
    backend.clock.pass(60_000)
    await request(agents.mac, `device-id=${id}`)
    expect((await own())[0]?.seen).toEqual(row?.seen)
    await request(agents.linux, `device-id=${id}`)
    expect((await own())[0]).toMatchObject({
      seen: backend.clock.now(),
      attributes: { operatingSystem: 'LINUX' },
    })
  })

  it.each([
    ['windows', true],
    ['mac', true],
    ['linux', true],
    ['iphone', false],
    ['tab', false],
    ['opera', false],
  ] as const)('[ENTITY-DEVICE-02] %s is a desktop: %s', async (name, desktop) => {
    expect((await request(agents[name])).deviceAttributes).toMatchObject({ desktop })
  })
  it.each([
    ['tab', true],
    ['pixel', false],
    ['windows', false],
  ] as const)('%s is a tablet: %s', async (name, tablet) => {
    expect((await request(agents[name])).deviceAttributes).toMatchObject({ tablet })
  })
  it.each([
    ['iphone', true],
    ['pixel', true],
    ['kaios', false],
    ['opera', false],
    ['tab', false],
    ['windows', false],
  ] as const)('%s is a modern phone: %s', async (name, modernPhone) => {
    expect((await request(agents[name])).deviceAttributes).toMatchObject({ modernPhone })
  })
  it.each([
    ['windows', 'WINDOWS'],
    ['iphone', 'IOS'],
    ['pixel', 'ANDROID'],
    ['mac', 'MACOS'],
    ['kaios', 'KAIOS'],
    ['linux', 'LINUX'],
  ] as const)('[ENTITY-DEVICE-05] %s runs %s', async (name, operatingSystem) => {
    expect((await request(agents[name])).deviceAttributes).toMatchObject({ operatingSystem })
  })
})
