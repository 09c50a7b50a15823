/** Records what the page's own client sends, in place of a backend. */
import { afterEach, beforeEach, vi } from 'vitest'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { createIntent } from '../../src/api/offline-writes/intents.ts'
import { sendIntent } from '../../src/api/offline-writes/send-intent.ts'
import { createStorage } from '../../src/lib/storage.fixture.ts'
import { registerNavigation } from '../../src/state/navigation/navigation.ts'
import { connectWriter } from '../../src/state/offline-writes/pending.ts'
import { callOfWrite } from '../../src/state/offline-writes/stored-write.ts'
import { lina } from '../../src/state/session/session.fixture.ts'
import { becomeUser, becomeVisitor, session } from '../../src/state/session/session.ts'

export interface SentRequest {
  /** Method, path and query, as they go over the wire. */
  to: string
  body?: unknown
}
const refusal = { status: 404, error: 'UNKNOWN', i18Message: '', requestId: 'r' }
const nothing = () => undefined
const navigation = { navigate: nothing, rewrite: nothing, switchLanguage: nothing }

/** Call it once in a file; what it returns is emptied before each test. */
export const recordRequests = () => {
  const recorded = {
    sent: [] as SentRequest[],
    signals: [] as AbortSignal[],
    answers: {} as Record<string, unknown>,
  }
  const record = (address: string, init: RequestInit = {}) => {
    const to = `${init.method} ${address}`
    const isRetried = recorded.sent.at(-1)?.to === to
    if (!isRetried)
      recorded.sent.push(init.body ? { to, body: JSON.parse(String(init.body)) as unknown } : { to })
    if (init.signal) recorded.signals.push(init.signal)
    const answer = recorded.answers[to]
    return Promise.resolve(answer ? Response.json(answer) : Response.json(refusal, { status: 404 }))
  }
  beforeEach(() => {
    Object.assign(recorded, { sent: [], signals: [], answers: {} })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.stubGlobal('fetch', record)
    vi.stubGlobal('localStorage', createStorage())
    vi.stubGlobal('location', { protocol: 'https:', pathname: '/', search: '', hash: '' })
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('document', {
      cookie: '',
      documentElement: { dataset: {} },
      body: { style: {} },
      querySelector: () => null,
    })
    registerNavigation(navigation)
    configureBackend({ ...clientParts, base: '/api', tenantName: 'nour' })
    becomeUser(lina)
    // Sent at once instead of from the disk.
    connectWriter(async ({ call, input }) => {
      await sendIntent(callOfWrite, createIntent({ call, input, subject: call }))
    })
  })
  afterEach(() => {
    becomeVisitor()
    // Files of one worker share the store, and a page that is rendered on the host knows no user.
    session.status = 'unknown'
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return recorded
}
