/** The built server stops under load: no request fails, connections are only closed politely. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const connections = 32
const requestCount = process.env['LONG'] ? 10_000 : 1000
const longestStopMs = 10_000

interface Load {
  answered: number
  failed: string[]
}

const askOnce = (portal: Portal, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        port: portal.port,
        host: '127.0.0.1',
        path: '/api/i18n/en',
        agent,
        headers: { host: `riwaq.localhost:${portal.port}` },
      },
      (response) =>
        response
          .on('error', reject)
          .on('end', () => resolve(response))
          .resume(),
    )
      .on('error', reject)
      .end()
  })

/** Sends requests over one connection until the server closes it, as a proxy does. */
const askUntilClosed = async (portal: Portal, load: Load, onAnswer: () => void) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (;;) {
      const { statusCode, headers } = await askOnce(portal, agent)
      load.answered += 1
      if (statusCode !== 200) load.failed.push(String(statusCode))
      onAnswer()
      if (headers.connection === 'close') return
    }
  } catch (error) {
    load.failed.push(String(error))
  } finally {
    agent.destroy()
  }
}

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
}, 180_000)
afterAll(() => portal.stop())

it(
  `of ${requestCount} requests over ${connections} busy connections none fails when the server is asked to stop`,
  { timeout: 120_000 },
  async () => {
    const exited = once(portal.child, 'exit')
    const load: Load = { answered: 0, failed: [] }
    let stoppedAt = 0
    const stopLate = () => {
      if (stoppedAt || load.answered < requestCount - connections) return
      stoppedAt = performance.now()
      portal.child.kill('SIGTERM')
    }
    await Promise.all(Array.from({ length: connections }, () => askUntilClosed(portal, load, stopLate)))
    expect(await exited).toEqual([0, null])
    expect(performance.now() - stoppedAt).toBeLessThan(longestStopMs)
    expect(load.failed).toEqual([])
    expect(load.answered).toBeGreaterThanOrEqual(requestCount)
  },
)
