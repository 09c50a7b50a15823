/**
 * A write that is sent twice runs once. Key, effect and answer share one transaction: a repeat that arrives while the
 * first still runs waits for the key's row and then finds the answer. A refusal is stored as an answer; an error of the
 * server is rolled back together with its key.
 */
import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { decodeTime, isValid } from 'ulid'
import type { Call } from '../../src/contract/define.ts'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { keyHeader } from '../../src/contract/headers.ts'
import type { Clock, Scope, Store } from '../context.ts'
import { Refused } from './refused.ts'

interface IdempotentRequest {
  tenant: string
  /** The account's id; for a guest the call's `who`, such as `ticket`. */
  who: string
  key: string
  requestHash: string
  /** How far a growing write, such as a listening report, has come. */
  reach?: number | undefined
}
type Outcome = { ok: true; answer: unknown } | { ok: false; refused: Refused }

const idempotencyKeyOf = (request: Request): string | null => {
  const key = request.headers.get(keyHeader)
  if (key !== null && !/^[\w-]{8,64}$/.test(key))
    throw new Refused('BAD_REQUEST', {
      details: { where: 'header', field: keyHeader, reason: '8 to 64 letters' },
    })
  return key
}

export const requireKeyFor = ({ idempotency }: Call, request: Request): string | null => {
  if (idempotency === 'none') return null
  const key = idempotencyKeyOf(request)
  if (key === null && idempotency === 'required')
    throw new Refused('IDEMPOTENCY_KEY_MISSING', {
      details: { where: 'header', field: keyHeader, reason: 'required' },
    })
  return key
}

/** A write may have waited for a connection: the key's own time counts, but never later than now. */
export const writeTimeOf = (request: Request, { now, ahead = 0 }: Clock): Date => {
  const key = idempotencyKeyOf(request)
  if (key === null || !isValid(key)) return now()
  return new Date(Math.min(decodeTime(key) + ahead, now().getTime()))
}

/** Without passwords: a quick hash of a short one would give it away. */
const withoutPasswords = (name: string, value: unknown) => (name === 'password' ? undefined : value)

export const requestHashOf = (name: string, input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([name, input], withoutPasswords))
    .digest('base64url')

export const replayedHeader = 'idempotency-replayed'

interface StoredOutcome {
  reach?: number | undefined
  answer?: unknown
  refused?: { code: ErrorCode; details?: unknown }
}

const claimKey = async ({ db }: Scope, once: IdempotentRequest, clock: Clock) => {
  const inserted = await db
    .insertInto('idempotency')
    .values({
      tenant: once.tenant,
      who: once.who,
      key: once.key,
      request_hash: once.requestHash,
      status: null,
      answer: null,
      created: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const matchesKey = ({ tenant, who, key }: IdempotentRequest) => ({ tenant, who, key })

/** The stored outcome of the key; of two growing writes at once, the second waits for the first. */
const readStoredOutcome = async (
  { db }: Scope,
  once: IdempotentRequest,
): Promise<StoredOutcome & { isOther: boolean }> => {
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where((where) => where.and(matchesKey(once)))
    .forUpdate()
    .executeTakeFirstOrThrow()
  const stored: StoredOutcome = row.answer ?? {}
  return { ...stored, isOther: row.request_hash !== once.requestHash }
}

const outcomeOf = (stored: StoredOutcome): Outcome => {
  if (!stored.refused) return { ok: true, answer: stored.answer }
  const { code, details } = stored.refused
  const headers = { [replayedHeader]: 'true' }
  return { ok: false, refused: new Refused(code, { details, headers }) }
}

const storeOutcome = ({ db }: Scope, once: IdempotentRequest, status: number, stored: StoredOutcome) =>
  db
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify({ reach: once.reach, ...stored }) })
    .where((where) => where.and(matchesKey(once)))
    .execute()

const savepoint = ({ db }: Scope, text: string) => db.executeQuery(CompiledQuery.raw(text))

/** Stored under the key. After the others the client repeats the write under the same key, and it must be executed then. */
const isFinal = ({ code, status }: Refused) =>
  code !== 'STEP_UP_REQUIRED' && code !== 'TOO_MANY_REQUESTS' && status < 500

/** A refusal undoes the handler's work but not the stored key, so that the refusal itself can be stored. */
const runInSavepoint = async (scope: Scope, work: (scope: Scope) => Promise<unknown>): Promise<Outcome> => {
  await savepoint(scope, 'savepoint effect')
  try {
    return { ok: true, answer: await work(scope) }
  } catch (error) {
    if (!(error instanceof Refused && isFinal(error))) throw error
    await savepoint(scope, 'rollback to savepoint effect')
    return { ok: false, refused: error }
  }
}

interface OnceWork {
  /** Before the key is claimed: what it throws is not stored. */
  prepare(scope: Scope): Promise<void>
  work(scope: Scope, reached: number): Promise<unknown>
}

/** Once per key; where a growing report is beyond what is stored, again for the part after `reached`. */
export const runOnce = (
  store: Store,
  clock: Clock,
  once: IdempotentRequest,
  { prepare, work }: OnceWork,
): Promise<{ outcome: Outcome; isRepeat: boolean }> =>
  store.within(once.tenant, async (scope) => {
    await prepare(scope)
    let reached = 0
    if (!(await claimKey(scope, once, clock))) {
      const { isOther, ...stored } = await readStoredOutcome(scope, once)
      if (isOther)
        return { outcome: { ok: false, refused: new Refused('IDEMPOTENCY_MISMATCH') }, isRepeat: true }
      reached = stored.reach ?? 0
      if (stored.refused || (once.reach ?? 0) <= reached)
        return { outcome: outcomeOf(stored), isRepeat: true }
    }
    const outcome = await runInSavepoint(scope, (own) => work(own, reached))
    if (outcome.ok) await storeOutcome(scope, once, 200, { answer: outcome.answer })
    // A refused continuation leaves the stored outcome of the earlier part as it is.
    else if (reached === 0) {
      const { code, details, status } = outcome.refused
      await storeOutcome(scope, once, status, { refused: { code, details } })
    }
    return { outcome, isRepeat: false }
  })

const day = 24 * 60 * 60_000
/** Longer than any device keeps a write that it made offline. */
export const keyLifetimeMs = 30 * day

export const deleteExpiredKeys = ({ tenant, db }: Scope, now: Date) =>
  db
    .deleteFrom('idempotency')
    .where('tenant', '=', tenant)
    .where('created', '<', new Date(now.getTime() - keyLifetimeMs))
    .execute()
