/** Opens, refreshes and ends a session. Knows neither requests nor headers. */
import type { Ids, Scope } from '../../context.ts'
import { isDeletedSession } from './deleted-session.repository.ts'
import { hashOf, isSameHash, makeToken, seal, sessionOf, unseal } from './refresh-token.ts'
import { type SessionRow, insertSession, lockSession, updateSession } from './session.repository.ts'

const day = 24 * 60 * 60_000
/** A session ends after a month without use; after half a year a login is required. */
const idleLifetime = 30 * day
const maxLifetime = 180 * day
/** For this long a repeated refresh gets the same successor (RFC 9700, 4.14.2). */
const retryWindowMs = 30_000

interface Opened {
  session: string
  account: string
  refreshToken: string
  /** For the HttpOnly cookie, without which the refresh token is useless. */
  cookie: string
}

interface OpenedBy {
  account: string
  idToken: string
  /** When the person proved who they are; null where the provider does not say. */
  authTime: Date | null
  device: string | null
  userAgent: string
  /** What a portal elsewhere has instead of the cookie. */
  proof: string | null
  now: Date
  ids: Ids
}

const expiryOf = (created: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleLifetime, created.getTime() + maxLifetime))

export const openSession = async (
  scope: Scope,
  { account, idToken, authTime, device, userAgent, proof, now, ids }: OpenedBy,
): Promise<Opened> => {
  const session = `ses_${ids.next().toLowerCase()}`
  const refreshToken = makeToken(session, ids.secret(32))
  const cookie = proof ?? makeToken(session, ids.secret(32))
  await insertSession(scope, {
    id: session,
    account,
    token_hash: hashOf(refreshToken),
    previous_hash: null,
    previous_until: null,
    successor: null,
    cookie_hash: hashOf(cookie),
    id_token: idToken,
    auth_time: authTime,
    device,
    user_agent: userAgent.slice(0, 400),
    created: now,
    used: now,
    expires: expiryOf(now, now),
    ended: null,
    ended_why: null,
  })
  return { session, account, refreshToken, cookie }
}

type Refreshed =
  | { kind: 'turned'; session: string; account: string; refreshToken: string }
  | { kind: 'over' }
  | { kind: 'gone' }
  | { kind: 'reused'; session: string }

const rotateToken = async (scope: Scope, row: SessionRow, token: string, now: Date, ids: Ids) => {
  const refreshToken = makeToken(row.id, ids.secret(32))
  await updateSession(scope, row.id, {
    token_hash: hashOf(refreshToken),
    previous_hash: row.token_hash,
    previous_until: new Date(now.getTime() + retryWindowMs),
    successor: seal(refreshToken, token),
    used: now,
    expires: expiryOf(row.created, now),
  })
  return refreshToken
}

/** The successor of a token that was rotated a moment ago, or null. */
const reissuedToken = (row: SessionRow, token: string, now: Date): string | null =>
  isSameHash(token, row.previous_hash) && row.successor && row.previous_until && row.previous_until > now
    ? unseal(row.successor, token)
    : null

export const refreshSession = async (
  scope: Scope,
  { token, cookie, now, ids }: { token: string; cookie: string | null; now: Date; ids: Ids },
): Promise<Refreshed> => {
  const id = sessionOf(token)
  const row = id ? await lockSession(scope, id) : undefined
  if (!row) return { kind: id && (await isDeletedSession(scope, id)) ? 'gone' : 'over' }
  if (row.ended || row.expires <= now) return { kind: 'over' }
  // Without the cookie nothing is revealed and nothing ends: a stolen token must not even log its owner out.
  if (!cookie || !isSameHash(cookie, row.cookie_hash)) return { kind: 'over' }
  const refreshToken = isSameHash(token, row.token_hash)
    ? await rotateToken(scope, row, token, now, ids)
    : reissuedToken(row, token, now)
  if (refreshToken) return { kind: 'turned', session: row.id, account: row.account, refreshToken }
  await updateSession(scope, row.id, { ended: now, ended_why: 'reused' })
  return { kind: 'reused', session: row.id }
}

/** Ends the session that the cookie, or the access token of a portal elsewhere, belongs to, and returns it. */
export const endSession = async (
  scope: Scope,
  { cookie, session, now, why }: { cookie: string | null; session: string | null; now: Date; why: string },
): Promise<SessionRow | undefined> => {
  const id = session ?? (cookie ? sessionOf(cookie) : null)
  const row = id ? await lockSession(scope, id) : undefined
  if (!row || !cookie || !isSameHash(cookie, row.cookie_hash)) return undefined
  if (!row.ended) await updateSession(scope, row.id, { ended: now, ended_why: why })
  return row
}
