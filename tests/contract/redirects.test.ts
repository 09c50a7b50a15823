/** The portal never redirects to another host, whatever the address contains. */
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import known from '../../src/domain/addresses/redirect-tricks.json' with { type: 'json' }
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const tricks = known.prefixes.flatMap((prefix) => known.hosts.map((host) => prefix + host))
const host = 'riwaq.localhost'

/** Sends the request target unchanged, which no ordinary client would do; answers status and redirect target. */
const ask = (target: string) =>
  new Promise<{ status: number; location: string | null }>((done, fail) => {
    const request = [`GET ${target} HTTP/1.1`, `Host: ${host}:${portal.port}`, 'Connection: close', '', '']
    const socket = connect(portal.port, '127.0.0.1', () => socket.write(request.join('\r\n')))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', fail)
    socket.on('end', () => {
      const [head = ''] = text.split('\r\n\r\n')
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        location: /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? null,
      })
    })
  })

/** Resolved as a browser would, relative to the requested page. */
const expectRedirect = (location: string | null) => {
  if (location === null) return null
  const landed = new URL(location, portal.origin())
  return landed.origin === portal.origin() ? null : landed.href
}
const expectNoRedirect = async (target: string) => {
  const { status, location } = await ask(target)
  expect([target, expectRedirect(location)]).toEqual([target, null])
  // A target that names its own host is answered with 421.
  expect([target, status]).toEqual([target, expect.toBeOneOf([200, 301, 302, 400, 404, 421])])
  return status
}

describe(`each of ${tricks.length} ways to name another host`, () => {
  it('as an address of the portal stays on this host, in any language and with a trailing slash', async () => {
    expect(tricks.length).toBeGreaterThan(150)
    const moved = new Set<number>()
    for (const trick of tricks)
      for (const target of [trick, `/ar${trick}`, `${trick}/`, `/${trick}//`, `${trick}?q=1`])
        moved.add(await expectNoRedirect(target))
    // Some of them are really tidied by a redirect, which is what could be bent.
    expect([...moved]).toContain(301)
  })

  it('in the query of a redirecting page stays a value', async () => {
    const names = ['redirectUrl', 'returnTo', 'url', 'next', 'path']
    for (const [at, trick] of tricks.entries()) {
      const value = encodeURIComponent(trick)
      expect(await expectNoRedirect(`/?session_id=${value}`)).toBe(302)
      expect(await expectNoRedirect(`/ar/music/list/?session_id=${value}`)).toBe(301)
      // Under each name in turn: the page does not look at any.
      expect(await expectNoRedirect(`/music/list?${names[at % names.length]}=${value}`)).toBe(200)
    }
  })

  it('in the redirect look-up finds no redirect', async () => {
    for (const trick of tricks) {
      const path = `/api/redirect?path=${encodeURIComponent(trick)}`
      const { status, body } = await portal.get(path, host)
      expect([trick, status]).toEqual([trick, expect.toBeOneOf([200, 400])])
      if (status === 200) expect([trick, JSON.parse(body)]).toEqual([trick, { redirect: null }])
      else expect(body).toContain('"BAD_REQUEST"')
    }
  })

  it('around a redirected address leads to its target, or nowhere', async () => {
    for (const trick of tricks)
      for (const moved of [
        `/podcasts?${trick}`,
        `/podcasts#${trick}`,
        `/podcasts/${trick}`,
        `${trick}/podcasts`,
      ]) {
        const path = `/api/redirect?path=${encodeURIComponent(moved)}`
        const { status, body } = await portal.get(path, host)
        if (status === 400) continue
        const { redirect } = JSON.parse(body) as { redirect: string | null }
        expect([moved, redirect]).toEqual([moved, expect.toBeOneOf([null, '/podcast/list'])])
      }
  })
})
