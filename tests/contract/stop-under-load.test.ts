/** The built server stops under load: no request fails, connections are only closed politely. */
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Load, askUntilClosed } from '../support/busy-connections.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const connections = 32
const requestCount = process.env['LONG'] ? 10_000 : 1000
const longestStopMs = 10_000

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
}, 180_000)
afterAll(() => portal.stop())

it(
  `of ${requestCount} requests over ${connections} busy connections none fails when the server is asked to stop`,
  { timeout: 300_000 },
  async () => {
    const exited = once(portal.child, 'exit').then((how) => ({ how, at: performance.now() }))
    const load: Load = { answered: 0, failed: [] }
    let stoppedAt = 0
    const onAnswer = () => {
      if (stoppedAt || load.answered < requestCount - connections) return
      stoppedAt = performance.now()
      portal.child.kill('SIGTERM')
    }
    await Promise.all(
      Array.from({ length: connections }, () => askUntilClosed(portal.port, load, { onAnswer })),
    )
    const { how, at } = await exited
    expect(how).toEqual([0, null])
    const stopMs = at - stoppedAt
    console.info(
      `${load.answered} answered, ${load.failed.length} failed, exit after ${Math.round(stopMs)} ms`,
    )
    expect(stopMs).toBeLessThan(longestStopMs)
    expect(load.failed).toEqual([])
    expect(load.answered).toBeGreaterThanOrEqual(requestCount)
  },
)
