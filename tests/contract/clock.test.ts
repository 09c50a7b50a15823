/** The built server under another day than today's. */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { readDocument } from '../support/document.ts'
import { withPortal as it } from '../support/shared-portal.ts'
import { Visitor } from '../support/visitor.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ CLOCK: '2031-03-01T08:00:00Z' })
}, 180_000)
afterAll(() => portal.stop())

describe('a portal with a configured clock', () => {
  it('answers as of that moment, and its time advances', async () => {
    const documentTime = async () => Date.parse(readDocument((await portal.get('/read')).body).data.at)
    const since = (await documentTime()) - Date.parse('2031-03-01T08:00:00Z')
    expect(since).toBeGreaterThan(0)
    expect(since).toBeLessThan(120_000)
  })

  it('labels nothing as new that came out years ago', async ({ portal: now }) => {
    const marks = async (of: Portal) =>
      JSON.stringify(readDocument((await of.get('/podcast/list')).body).data)
    expect(await marks(now)).toContain('"isNew":true')
    expect(await marks(portal)).not.toContain('"isNew"')
  })

  it('still allows logins from browsers with the real time', async () => {
    const who = new Visitor(portal.port, 'riwaq.localhost')
    const page = await submitLogin(who, await openLogin(who), 'lina@riwaq.example', 'lina-demo-2026')
    const { json } = await who.call('/login/api', { code: codeInLocation(await followToPortal(who, page)) })
    const { access_token: token, expires } = json as { access_token: string; expires: number }
    expect(Math.abs(expires - Date.now() / 1000)).toBeLessThan(86_400)
    expect((await who.call('/user/profile', undefined, token)).status).toBe(200)
  })
})
