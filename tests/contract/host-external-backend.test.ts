/** A tenant with an external backend: what the host sends it, and what it makes of its answers. */
import { describe, expect, it } from 'vitest'
import { readDocument } from '../support/document.ts'
import { card, startExternalHost } from '../support/external-host.ts'

const host = startExternalHost()
const { backend } = host

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
const headingsOf = (body: string) =>
  [...mainOf(body).matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, , html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  )

describe('an external backend', () => {
  it('is called with the headers of the contract and no visitor data [CALL-ENV-02]', async () => {
    const { body } = await host.open('/music/list')
    expect(readDocument(body).title).toContain('From far away')
    const request = backend.requests.find(({ url }) => url.startsWith('/base/structure/music-list'))
    expect(request?.headers).toMatchObject({ 'x-tenant-id': 'riwaq', 'x-distribution-channel': 'WEB' })
    expect(JSON.stringify(backend.requests)).not.toContain('secret')
  })
  it('is the only external origin that the policy allows', async () => {
    const { response } = await host.open('/music/list')
    const origin = new URL(host.tenant.service.tenantBackendUrl['riwaq'] ?? '').origin
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect([...new Set(policy.match(/https?:[^ ;]+/g))]).toEqual([origin])
  })
  it('that is newer is rendered as far as it is known, and the rest is logged', async () => {
    const { response, body } = await host.open('/music/albums', 'of-the-newer')
    expect(response.headers.get('x-document')).toBe('rendered')
    const text = mainOf(body)
    for (const shown of ['From far away', 'A shelf of both', 'An album we know', 'The last words'])
      expect(text).toContain(shown)
    expect(text).not.toContain('Concerts near you')
    expect(host.logOf('of-the-newer').map(({ message }) => message)).toEqual([
      "structure: entries of 'concerts' cannot be read and are skipped: 1",
      "structure: entries of 'mixed' cannot be read and are skipped: 1",
      "structure: the block 'hologram' cannot be read, it is skipped",
    ])
  })
  it('gets the login link without scripts, with the full return address', async () => {
    const { body } = await host.open('/en/user/login?returnTo=%2Fen%2Fmusic')
    const links = [...body.matchAll(/href="([^"]*\/login\/riwaq\?[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const url = new URL(link.replaceAll('&amp;', '&'))
      expect(url.origin + url.pathname).toBe(`${host.tenant.service.tenantBackendUrl['riwaq']}/login/riwaq`)
      expect(url.searchParams.get('redirectUrl')).toMatch(/^http:\/\/riwaq\.localhost\//)
    }
  })
  it('that streams endlessly is cut off: the empty page starts by itself', async () => {
    backend.blanks = 2 ** 16
    expect((await host.open('/games/list')).response.headers.get('x-document')).toBe('rendered')
    backend.blanks = 2 * 2 ** 20
    const { response } = await host.open('/audiobook/list', 'of-the-endless')
    backend.blanks = 0
    expect(response.headers.get('x-document')).toBe('shell')
    const reason = expect.stringContaining('it is larger than 2097152 bytes') as unknown
    const line = { message: 'a document could not be rendered', tenant: 'riwaq', reason }
    expect(host.logOf('of-the-endless')).toContainEqual(expect.objectContaining(line))
  })
  it.each([
    ['/en/music/albums/act/art_000000000001/one/alb_000000000001', 'No songs on this album right now'],
    ['/en/music/playlists/one/pla_000000000001', 'No songs in this playlist right now'],
    ['/en/music/artists/one/art_000000000001', 'No music from this artist right now'],
  ])(
    'that has nothing under %s shows the empty state, without a heading over nothing',
    async (path, heading) => {
      const { body } = await host.open(path)
      expect(headingsOf(body)).toEqual([card.title, heading])
      expect(body).toContain('This section is still empty.')
      expect(mainOf(body)).toMatch(/<a [^>]*href="[^"]*\/search"/)
      expect((await host.open(`${path}?maxRating=20`)).body).toContain('above the age limit')
    },
  )
  it('that has albums of an artist but no songs shows those, and no empty state', async () => {
    expect(headingsOf((await host.open('/en/music/artists/one/art_000000000002')).body)).toEqual([
      card.title,
      'Albums',
    ])
  })
  it('that does not answer costs half a second; then the empty page starts by itself', async () => {
    backend.isMute = true
    const start = performance.now()
    const { response, body } = await host.open('/podcast/list', 'of-the-silent')
    const waited = performance.now() - start
    backend.isMute = false
    expect(response.headers.get('x-document')).toBe('shell')
    expect(body).toContain('<div id="root"></div>')
    expect(waited).toBeGreaterThan(450)
    expect(waited).toBeLessThan(2000)
    // The page waits for the first failure only.
    await expect
      .poll(() => host.logOf('of-the-silent').map(({ message }) => message))
      .toEqual(
        expect.arrayContaining([
          'the redirect look-up failed',
          'the words overlay did not load',
          'a document could not be rendered',
        ]),
      )
    // The failure is not cached: the next visitor gets the page.
    expect((await host.open('/podcast/list')).response.headers.get('x-document')).toBe('rendered')
  })
})

it('an external backend receives the age ceiling of a guest and the origin of the portal', async () => {
  backend.requests.length = 0
  await host.open('/music/list', 'any', { at: await host.openHost(), as: { ...host.tenant, maxRating: 20 } })
  const structureRequests = backend.requests.filter(({ url }) => url.startsWith('/base/structure/'))
  expect(structureRequests.length).toBeGreaterThan(0)
  for (const { url, headers } of structureRequests) {
    expect(new URL(url, 'http://any').searchParams.get('maxRating')).toBe('20')
    expect(headers['origin']).toBe('http://riwaq.localhost')
  }
})
