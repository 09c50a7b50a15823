import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { createIntent } from '../../api/offline-writes/intents.ts'
import { maxRatingOf } from '../../domain/parental.ts'
import { closeDialogs, dialogs, setDialogResult } from '../dialogs/dialogs.ts'
import { type NewWrite } from '../offline-writes/registry.ts'
import { connectWriter, pendingWrites } from '../offline-writes/pending.ts'
import { createJar } from '../session/session.fixture.ts'
import { applyCeiling } from '../age-ceiling/apply-ceiling.ts'
import { savePassword, setCeiling, turnOff, turnOnWithPassword } from './change-parental.ts'
import { controlFacts, rememberControl } from './control.ts'
import { parental } from '../age-ceiling/age-ceiling.ts'
import { followParental, forgetParental, loadParental } from './parental-actions.ts'

const control = (maxRating: number, more: object = {}) => ({
  isActive: true,
  maxRating,
  maxAgeGroup: 12,
  hasPassword: true,
  version: 3,
  ...more,
})
const verifyRequired = { status: 403, error: 'PARENTAL_VERIFY_REQUIRED', i18Message: '', requestId: 'r' }

/** The answers to come, in order; a number is a refusal with that status, null no connection. */
let answers: (object | null)[]
let sent: { to: string; body: unknown }[]
let written: NewWrite[]
let jar: ReturnType<typeof createJar>

beforeEach(async () => {
  ;[answers, sent, written, jar] = [[], [], [], createJar()]
  vi.stubGlobal('document', Object.assign(jar, { addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    sent.push({
      to: `${method} ${address}`,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
    })
    const answer = answers.shift()
    if (!answer) return Promise.reject(new TypeError('no connection'))
    return Promise.resolve(Response.json(answer, { status: 'error' in answer ? 403 : 200 }))
  })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  connectWriter((write) => {
    written.push(write)
    return Promise.resolve()
  })
  pendingWrites.intents = []
  pendingWrites.isRead = true
  await forgetParental()
})
afterEach(() => {
  closeDialogs(() => true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inForce = async (maxRating: number) => {
  rememberControl(control(maxRating))
  await applyCeiling(maxRating)
}
/** Answers the dialog that is open, or opens next, as a parent would. */
const answerDialog = async (name: string, result?: unknown) => {
  await vi.waitFor(() => expect(dialogs.stack.at(-1)?.name).toBe(name))
  const open = dialogs.stack.at(-1) ?? expect.unreachable()
  if (result !== undefined) setDialogResult(open.id, result)
  closeDialogs(({ id }) => id === open.id)
}
const put = (body: object) => ({ to: 'PUT /api/parental-control', body })

describe('a tighter limit', () => {
  it('is in force at once and waits on the disk, with the version it was made from, without a password', async () => {
    await inForce(30)
    await setCeiling(10, maxRatingOf({ parental }))
    expect(parental).toMatchObject({ isActive: true, maxRating: 10 })
    expect(jar.cookie).toContain('max-rating=10')
    expect(written).toEqual([
      {
        call: 'putParentalControl',
        input: { body: { isActive: true, maxRating: 10, maxAgeGroup: 6, seen: 3 } },
      },
    ])
    expect(sent).toEqual([])
  })
  it('turns the control on again without its password', async () => {
    rememberControl(control(20, { isActive: false }))
    await setCeiling(20, maxRatingOf({ parental }))
    expect(parental).toMatchObject({ isActive: true, maxRating: 20 })
    expect(sent).toEqual([])
  })
  it('asks the backend where the tenant’s own ceiling is lower', async () => {
    rememberControl(control(40, { isActive: false }))
    answers = [control(40)]
    expect(await setCeiling(40, 30)).toBe(true)
    expect([sent.length, written]).toEqual([1, []])
  })
  it('is taken back where it cannot be stored', async () => {
    await inForce(30)
    connectWriter(() => Promise.reject(new Error('the disk is full')))
    answers = [control(30)]
    await expect(setCeiling(10, maxRatingOf({ parental }))).rejects.toThrow('the disk is full')
    expect(parental.maxRating).toBe(30)
  })
})

describe('a looser limit', () => {
  it('asks for the password only where the backend does, and is then saved', async () => {
    await inForce(10)
    answers = [verifyRequired, control(30, { version: 4 })]
    const done = setCeiling(30, maxRatingOf({ parental }))
    await answerDialog('parentalControl', 'done')
    expect(await done).toBe(true)
    const wanted = { isActive: true, maxRating: 30, maxAgeGroup: 16 }
    expect(sent).toEqual([put(wanted), put(wanted)])
    expect(parental.maxRating).toBe(30)
    answers = [control(40, { version: 5 })]
    expect(await setCeiling(40, maxRatingOf({ parental }))).toBe(true)
    expect(dialogs.stack).toEqual([])
    expect(written).toEqual([])
  })
  it('is not saved where the parent closes the dialog', async () => {
    await inForce(10)
    answers = [verifyRequired]
    const done = setCeiling(30, maxRatingOf({ parental }))
    await answerDialog('parentalControl')
    expect([await done, parental.maxRating, sent.length]).toEqual([false, 10, 1])
  })
  it.each([
    ['is forgotten', true],
    ['does not exist', false],
  ])('leads to a code by letter where the password %s', async (_, hasPassword) => {
    await inForce(10)
    controlFacts.hasPassword = hasPassword
    answers = [verifyRequired, control(10, { isActive: false })]
    const done = turnOff(10)
    if (hasPassword) await answerDialog('parentalControl', 'forgotten')
    await answerDialog('resetParentalPassword', 'done')
    expect(await done).toBe(true)
    expect(parental).toMatchObject({ isActive: false, maxRating: null })
    expect(jar.cookie).not.toContain('max-rating')
  })
  it('is not in force without a connection', async () => {
    await inForce(10)
    answers = [null]
    await expect(setCeiling(30, maxRatingOf({ parental }))).rejects.toThrow()
    expect([parental.maxRating, written]).toEqual([10, []])
  })
})

describe('the password of the parental control', () => {
  it('is sent with what it protects, and is nowhere in the browser afterwards [PARENTAL-07]', async () => {
    answers = [control(20)]
    expect(await turnOnWithPassword(20, '2580')).toBe(true)
    expect(sent).toEqual([put({ isActive: true, maxRating: 20, maxAgeGroup: 12, password: '2580' })])
    answers = [control(20, { version: 4 })]
    await savePassword('moon')
    expect(sent[1]).toEqual(put({ isActive: true, maxRating: 20, password: 'moon' }))
    expect(JSON.stringify([parental, controlFacts, jar.cookie, written])).not.toMatch(/2580|moon/)
  })
})

describe('an answer of the backend', () => {
  const pendingTightening = (maxRating: number) => [
    createIntent({
      call: 'putParentalControl',
      input: { body: { isActive: true, maxRating, maxAgeGroup: 6 } },
      subject: 'parental',
    }),
  ]

  it('loosens nothing while a tightening waits to be sent, and before it is known whether one does', async () => {
    await inForce(10)
    pendingWrites.isRead = false
    answers = [control(30)]
    await loadParental()
    expect(parental.maxRating).toBe(10)
    pendingWrites.intents = pendingTightening(10)
    pendingWrites.isRead = true
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(parental.maxRating).toBe(10)
  })
  it('applies once it is known that nothing waits', async () => {
    await inForce(10)
    pendingWrites.isRead = false
    answers = [control(30)]
    await loadParental()
    pendingWrites.isRead = true
    await vi.waitFor(() => expect(parental.maxRating).toBe(30))
  })
  it('tightens at once, whatever waits', async () => {
    await inForce(30)
    pendingWrites.isRead = false
    answers = [control(0)]
    await loadParental()
    expect(parental.maxRating).toBe(0)
  })
  it('is asked for when the tightening is settled: the backend may know of a newer loosening', async () => {
    await inForce(10)
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        addEventListener() {
          /* no other tab */
        }
        close() {
          /* nor here */
        }
        postMessage() {
          /* nobody listens */
        }
      },
    )
    followParental('riwaq')
    pendingWrites.intents = pendingTightening(10)
    await Promise.resolve()
    answers = [control(30, { version: 5 })]
    pendingWrites.intents = []
    await vi.waitFor(() => expect(parental.maxRating).toBe(30))
  })
})
