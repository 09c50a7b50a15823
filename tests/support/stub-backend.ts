/** A stub backend that records its calls and answers as a test sets. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { request } from '../../src/api/request.ts'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'

interface RecordedRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
}
interface StubResponse {
  status: number
  [field: string]: unknown
}

const notFound: StubResponse = { status: 404 }

/** Listens for the tests of one file and is reset before each of them; the client calls it for the tenant nour. */
export const startStubBackend = () => {
  const far = {
    seen: [] as RecordedRequest[],
    /** Answers that wait until the test lets them go. */
    held: [] as (() => void)[],
    isHolding: false,
    answering: notFound,
    base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/far/api`,
    forget: () => Object.assign(far, { seen: [], held: [], isHolding: false, answering: notFound }),
  }
  const server = createServer((incoming, response) => {
    far.seen.push({ method: incoming.method, url: incoming.url, headers: incoming.headers })
    const { answering } = far
    const answer = () =>
      response
        .writeHead(answering.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answering))
    if (far.isHolding) far.held.push(answer)
    else answer()
  })
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    far.forget()
    configureBackend({ ...clientParts, base: far.base(), tenantName: 'nour' })
  })
  afterEach(() => vi.restoreAllMocks())
  return far
}

const inputOf = (call: Call) => ({
  ...(call.params ? { params: { id: 'x_1', type: 'tracks', lang: 'en', name: 'home' } } : {}),
  ...(call.query ? { query: { lang: 'en' } } : {}),
  ...(call.body ? { body: {} } : {}),
})
export const sendCall = (call: Call, options = {}) => request(call, inputOf(call) as never, options)
/** Every call of the contract, but for the one that is made before there is a client. */
export const callRows = calls.filter((call) => !call.withoutTenant).map((call) => [call.name, call] as const)
