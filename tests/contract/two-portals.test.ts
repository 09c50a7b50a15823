/** Two portals run against each other: the pages of the near one, the backend of the far one, on another origin. */
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Album } from '../../src/contract/content.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import { Token } from '../../src/contract/session.ts'
import { startTwoPortals } from '../support/cross-origin-backend.ts'
import { readDocument } from '../support/document.ts'
import { codeInLocation, submitLogin } from '../support/log-in.ts'
import { Visitor } from '../support/visitor.ts'

let portals: Awaited<ReturnType<typeof startTwoPortals>>
let near = ''
let far = ''
beforeAll(async () => {
  portals = await startTwoPortals()
  near = portals.near.origin()
  far = new URL(portals.address).origin
  // A busy machine may need more than the half second that the near one waits; then it sends the empty page.
  await vi.waitFor(async () => expect((await openHome()).headers['x-document']).toBe('rendered'), {
    timeout: 60_000,
    interval: 1000,
  })
}, 240_000)
afterAll(() => portals.stop())

const openHome = () => portals.near.get('/en', 'riwaq.localhost')

interface CallInit {
  origin?: string
  token?: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
}
/** As a browser sends it from a page of `origin`, without the cookies of the backend. */
const send = (path: string, { origin = near, token, body, method, headers = {} }: CallInit = {}) =>
  fetch(path.startsWith('http') ? path : portals.address + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'x-tenant-id': 'riwaq',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const jsonOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json()

/** From the login link on the near portal to its return there, at the far one. */
const codeOf = async (email: string) => {
  const who = new Visitor(portals.far.port, '127.0.0.1')
  const query = `lang=en&redirectUrl=${near}${encodeURIComponent('/en/music')}`
  const form = await who.follow(await who.visit(`/api/login/riwaq?${query}`))
  // A browser applies it to the redirects after the form as well, so to the return.
  expect(form.headers['content-security-policy']).toContain(`form-action 'self' ${near};`)
  const answered = await submitLogin(who, form, email, `${email.split('@')[0]}-demo-2026`)
  const back = await who.follow(answered, (path) => !/^\/(oidc|login)\//.test(path))
  expect(back.location).toMatch(new RegExp(`^${near}/en/music\\?code=`))
  return codeInLocation(back)
}
const signIn = async (email: string) =>
  parse(Token, await jsonOf(send('/login/api', { body: { code: await codeOf(email) } })))

describe('the document of the near portal', () => {
  it('shows what the far one answers, with pictures that come from there', async () => {
    const opened = await openHome()
    expect([opened.status, opened.headers['x-document']]).toEqual([200, 'rendered'])
    expect(readDocument(opened.body).h1).toBe(1)
    expect(opened.body).toContain(`"tenantBackendUrl":{"riwaq":"${portals.address}"}`)
    const pictures = [...opened.body.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src = '']) => src)
    const shown = pictures.filter((src) => src.includes('/img/'))
    expect(shown.length).toBeGreaterThan(0)
    for (const src of shown) expect(src).toMatch(new RegExp(`^${far}/img/`))
  })
  it('allows pictures, media and calls of the far origin, and no other', async () => {
    const { headers } = await openHome()
    const policy = String(headers['content-security-policy'])
    for (const rule of ['img-src', 'media-src', 'connect-src'])
      expect(new RegExp(`${rule} [^;]*`).exec(policy)?.[0]).toContain(far)
    expect([...new Set(policy.match(/https?:[^ ;]+/g))]).toEqual([far])
  })
})

describe('the far portal', () => {
  it('answers a browser that asks what a page of the near one may send and read', async () => {
    const preflight = await send('/song', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-tenant-id',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(near)
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ') ?? []
    const sent = ['authorization', 'content-type', 'idempotency-key', 'x-distribution-channel', 'x-tenant-id']
    // A download that goes on after a break.
    sent.push('range', 'if-range')
    expect(allowed).toEqual(expect.arrayContaining(sent))
    const methods = preflight.headers.get('access-control-allow-methods')?.split(', ') ?? []
    expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
    const answer = await send('/structure/home?lang=en')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, near])
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/)
    const refused = await send('/content/tracks/trk_unknown?lang=en')
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, near])
  })
  it('shares nothing with any other page, and changes nothing for it', async () => {
    const origin = 'https://evil.example'
    const preflight = await send('/song', {
      origin,
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    const read = await send('/structure/home?lang=en', { origin })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
    const written = await send('/logout', { origin, body: { redirectUrl: '/', lang: 'en' } })
    expect([written.status, await written.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'FORBIDDEN' }),
    ])
  })
  it('shares nothing besides calls, pictures and media', async () => {
    for (const path of ['/', '/login/riwaq', '/builds/latest.json'])
      expect((await send(far + path)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a login at the far portal', () => {
  it('returns to the near one with a code that only its page redeems, once', async () => {
    const body = { code: await codeOf('omar@riwaq.example') }
    expect((await send('/login/api', { body, origin: far })).status).not.toBe(200)
    expect((await send('/login/api', { body: { code: `${body.code.slice(0, -4)}AAAA` } })).status).toBe(401)
    const redeemed = await send('/login/api', { body })
    expect(redeemed.status).toBe(200)
    expect(redeemed.headers.get('set-cookie')).toBeNull()
    const { access_token: token } = parse(Token, await redeemed.json())
    expect(await jsonOf(send('/user/profile', { token }))).toMatchObject({ email: 'omar@riwaq.example' })
    expect((await send('/login/api', { body })).status).toBe(401)
  })
  it('never returns to a page that the operator has not named', async () => {
    const who = new Visitor(portals.far.port, '127.0.0.1')
    const left = await who.visit('/api/login/riwaq?lang=en&redirectUrl=https://evil.example/en')
    expect(left.status).toBe(303)
    const pending = who.jar.find(({ name }) => name.startsWith('__Host-login.'))?.value ?? ''
    expect(JSON.parse(Buffer.from(pending, 'base64url').toString())).toMatchObject({ redirectUrl: '/' })
    const logout = { redirectUrl: `${near}.evil.example/`, lang: 'en' }
    expect(await jsonOf(send('/logout', { body: logout }))).toEqual({ redirectUrl: '/' })
  })
  it('goes on without a cookie, at the near portal only', async () => {
    const { refresh_token: refreshToken } = await signIn('lina@riwaq.example')
    const body = { refreshToken }
    const path = '/security/token/refresh'
    expect(
      (await send(path, { body, origin: far, headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(401)
    const renewed = await send(path, { body })
    expect(renewed.status).toBe(200)
    expect(parse(Token, await renewed.json()).refresh_token).not.toBe(refreshToken)
  })
  it('ends at both, and returns to the near portal', async () => {
    const { access_token: token, refresh_token: refreshToken } = await signIn('lina@riwaq.example')
    const answer = await jsonOf(
      send('/logout', { token, body: { redirectUrl: `${near}/en/music`, lang: 'en' } }),
    )
    const { redirectUrl } = answer as { redirectUrl: string }
    expect(redirectUrl).toMatch(new RegExp(`^${far}/oidc/session/end\\?`))
    const state = new URL(redirectUrl).searchParams.get('state')
    expect(state).toBe(`${near}/en/music`)
    const who = new Visitor(portals.far.port, '127.0.0.1')
    const back = await who.visit(`/login/logged-out?state=${encodeURIComponent(String(state))}`)
    expect(back.location).toBe(`${near}/en/music`)
    expect((await send('/user/profile', { token })).status).toBe(401)
    expect((await send('/security/token/refresh', { body: { refreshToken } })).status).toBe(401)
  })
})

describe('media of the far portal', () => {
  it('have addresses there, and are shared with pages elsewhere', async () => {
    const home = JSON.stringify(await jsonOf(send('/structure/home?lang=en')))
    const [id = ''] = /alb_\w+/.exec(home) ?? []
    const album = parse(Album, await jsonOf(send(`/content/albums/${id}?lang=en`)))
    expect(album.picture.url).toMatch(new RegExp(`^${far}/img/`))
    const { access_token: token } = await signIn('omar@riwaq.example')
    const song = album.tracks[0]?.id ?? expect.unreachable()
    const fetched = await jsonOf(send('/song', { token, body: { id: song, protocol: 'HTTPS' } }))
    const { url } = parse(TrackFetch, fetched)
    expect(url).toMatch(new RegExp(`^${far}/media/`))
    const sound = await send(String(url), { headers: { range: 'bytes=0-99' } })
    expect([sound.status, sound.headers.get('access-control-allow-origin')]).toEqual([206, near])
    const picture = await fetch(album.picture.url.replace(/\d+x0/, '20x0'))
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ])
  })
})
