/** Two built servers share one PostgreSQL and their secrets, as behind a proxy that spreads the visitors. */
import { once } from 'node:events'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Token } from '../../src/contract/session.ts'
import { type Load, askUntilClosed } from '../support/busy-connections.ts'
import {
  codeInLocation,
  fetchProfile,
  followToPortal,
  openLogin,
  refreshSession,
  submitLogin,
} from '../support/log-in.ts'
import { testDatabaseUrl } from '../support/store.ts'
import { Visitor } from '../support/visitor.ts'
import { type Portal, freePort, restartPortal, startPortal, stop } from '../tools/lib/portal.mjs'

const requestCount = process.env['LONG'] ? 10_000 : 1000
const connections = 16
/** Of a proxy that leads to both; nobody listens there. */
const host = 'riwaq.localhost:8080'
const visitorAt = (port: number) => Object.assign(new Visitor(port, ''), { host })

if (!testDatabaseUrl)
  it('two processes need a PostgreSQL, which TEST_DATABASE_URL names in the second run', () =>
    expect(testDatabaseUrl).toBe(''))
else
  describe('two processes on one database', () => {
    let first: Portal
    let second: Awaited<ReturnType<typeof restartPortal>>
    beforeAll(async () => {
      const env = async () => ({ PORT: String(await freePort()), PUBLIC_URL: `http://${host}` })
      first = await startPortal(await env())
      second = await restartPortal(first, await env())
    }, 180_000)
    afterAll(async () => {
      await stop(second.child)
      await first.stop()
    })

    it('know each other’s logins, and a logout at one ends the session at both at once', async () => {
      const here = visitorAt(first.port)
      const form = await openLogin(here)
      const there = visitorAt(second.port)
      // The proxy sends the second half of the login to the other process.
      there.jar = here.jar
      const sent = await submitLogin(there, form, 'omar@riwaq.example', 'omar-demo-2026')
      const code = codeInLocation(await followToPortal(there, sent))
      here.jar = there.jar
      const redeemed = parse(Token, (await here.call('/login/api', { code })).json)
      there.jar = here.jar
      expect((await fetchProfile(there, redeemed.access_token)).status).toBe(200)
      const renewed = parse(Token, (await refreshSession(there, redeemed.refresh_token)).json)
      expect((await fetchProfile(here, renewed.access_token)).status).toBe(200)

      await here.call('/logout', { redirectUrl: '/', lang: 'en' }, renewed.access_token)
      expect((await fetchProfile(there, renewed.access_token)).status).toBe(401)
      expect((await fetchProfile(here, renewed.access_token)).status).toBe(401)
      expect((await refreshSession(there, renewed.refresh_token)).status).toBe(401)
    })

    it(`of ${requestCount} requests to both none fails while one of them stops`, async () => {
      const exited = once(first.child, 'exit').then((how) => ({ how, at: performance.now() }))
      const load: Load = { answered: 0, failed: [] }
      let stoppedAt = 0
      const onAnswer = () => {
        if (stoppedAt || load.answered < requestCount / 2) return
        stoppedAt = performance.now()
        first.child.kill('SIGTERM')
      }
      const isEnough = () => load.answered >= requestCount
      const askBoth = async (at: number) => {
        // What one process closes goes on at the other.
        if (at % 2 === 0) await askUntilClosed(first.port, load, { onAnswer, isEnough })
        await askUntilClosed(second.port, load, { onAnswer, isEnough })
      }
      await Promise.all(Array.from({ length: connections }, (_, at) => askBoth(at)))
      const { how, at } = await exited
      expect(how).toEqual([0, null])
      const stopMs = at - stoppedAt
      console.info(
        `${load.answered} answered by two, ${load.failed.length} failed, exit after ${Math.round(stopMs)} ms`,
      )
      expect(stopMs).toBeLessThan(10_000)
      expect(load.failed).toEqual([])
      expect(load.answered).toBeGreaterThanOrEqual(requestCount)
    }, 300_000)
  })
