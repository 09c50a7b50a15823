/** The page's session against a backend that answers over `fetch`; disk, cookie jar and clock belong to the test. */
import { it as base, onTestFinished } from 'vitest'
import { configureBackend } from '../../api/backend.ts'
import { type Profile, getProfile, loginApi } from '../../contract/session.ts'
import { currentToken, redeemCode, renewToken } from './session-actions.ts'
import { configureSession } from './session-environment.ts'
import { type SessionStore, createSessionRecord } from './session-record.ts'
import { createDisk, createJar, epoch, lina, token } from './session.fixture.ts'
import { becomeVisitor, session } from './session.ts'

type Answer = { status: number; json: unknown } | 'offline'
interface Sent {
  method: string
  path: string
  body: unknown
  authorization: string | null
}
export const refusal = (status: number, error: string): Answer => ({
  status,
  json: { status, error, i18Message: 'x', requestId: 'r' },
})
export const ok = (json: unknown): Answer => ({ status: 200, json })

interface World {
  /** From now on, by path. The last of several is repeated; a path without an answer has no connection. */
  answer(given: Record<string, Answer[]>): void
  sent: Sent[]
  pathsSent(): string[]
  /** To the other tabs, and to who asked without being known. */
  notifications: string[]
  /** Addresses that the page was left for. */
  left: string[]
  disk: ReturnType<typeof createDisk>
  jar: ReturnType<typeof createJar>
  store: SessionStore
  /** Lina was here, with the token of this number. */
  storeSession(n: number): void
  /** The first token's time is over. */
  tokenEnds(): void
  /** A user returns from the provider with a code. */
  signIn(profile?: Profile): Promise<boolean>
}

const answeredWith =
  (answers: Record<string, Answer[]>, sent: Sent[]): typeof fetch =>
  (address, init) => {
    const path = String(address).replace('/api', '')
    const headers = new Headers(init?.headers)
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null
    sent.push({ method: init?.method ?? 'GET', path, body, authorization: headers.get('authorization') })
    const list = answers[path] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    if (!answer || answer === 'offline') return Promise.reject(new TypeError('no connection'))
    return Promise.resolve(Response.json(answer.json, { status: answer.status }))
  }

/** One after the other, as they asked. */
const createLock = () => {
  let chain: Promise<unknown> = Promise.resolve()
  return <T>(_: string, work: () => Promise<T>): Promise<T> => {
    const run = chain.then(work)
    chain = run.catch(() => undefined)
    return run
  }
}

const createWorld = (): World => {
  const answers: Record<string, Answer[]> = {}
  const sent: Sent[] = []
  const notified: string[] = []
  const left: string[] = []
  const [disk, jar] = [createDisk(), createJar()]
  const store = createSessionRecord('riwaq', disk, jar)
  let now = epoch * 1000
  const answer: World['answer'] = (given) => void Object.assign(answers, given)
  const { fetch } = globalThis
  onTestFinished(() => void (globalThis.fetch = fetch))
  globalThis.fetch = answeredWith(answers, sent)
  becomeVisitor()
  session.status = 'unknown'
  configureSession({
    tenant: 'riwaq',
    lang: () => 'ar',
    foreignBackend: undefined,
    store,
    now: () => now,
    underLock: createLock(),
    leaveFor: (address) => left.push(address),
    notifyOtherTabs: (event) => notified.push(event),
  })
  configureBackend({
    base: '/api',
    tenantName: 'riwaq',
    takesKeys: true,
    token: currentToken,
    renew: renewToken,
    confirmLogin: () => {
      notified.push('confirm')
      return Promise.resolve(false)
    },
    onUnauthorized: () => notified.push('unauthorized'),
  })
  return {
    answer,
    sent,
    pathsSent: () => sent.map(({ method, path }) => `${method} ${path}`),
    notifications: notified,
    left,
    disk,
    jar,
    store,
    storeSession: (n) => store.keepToken(token(n), lina),
    tokenEnds: () => void (now = (epoch + 601) * 1000),
    signIn: (profile = lina) => {
      answer({ [loginApi.path]: [ok(token(1))], [getProfile.path]: [ok(profile)] })
      return redeemCode('c')
    },
  }
}

/** Each test gets its own world, also one that does not use it. */
export const it = base.extend('world', { auto: true }, createWorld)
