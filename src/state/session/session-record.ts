/**
 * What a reload finds of the session: the token in its cookie, and beside it on disk the handle that
 * refreshes it, its end, and the user. The handle is worthless without the HttpOnly cookie that the backend
 * sets at login.
 */
import * as v from 'valibot'
import { localKeys } from '../../contract/storage-names.ts'
import { userTokenCookie } from '../../contract/cookies.ts'
import { Profile, type Token } from '../../contract/session.ts'
import type { UnreportedEnding } from './session-ending.ts'
import type { Ending } from './session-listeners.ts'
import { type CookieShape, cookieText, expiredCookie, readCookie } from '../../lib/cookie.ts'

const version = 1
const SessionRecord = v.object({
  version: v.literal(version),
  refreshToken: v.string(),
  /** Epoch seconds. */
  expires: v.number(),
  user: v.nullable(Profile),
})
type SessionRecord = v.InferOutput<typeof SessionRecord>

interface Disk {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
interface Jar {
  cookie: string
}

/** Plain http that is trusted all the same: this machine's own. */
const isLocalHttp = () => location.protocol === 'http:' && isSecureContext

/** Both stores are passed in, so that nothing here needs a browser. */
export const createSessionRecord = (tenant: string, disk: Disk, jar: Jar, isLocal = isLocalHttp) => {
  const name = localKeys.session(tenant)
  const token = () => readCookie(jar.cookie, userTokenCookie.name) || null
  /** Safari ignores what is written of a secure cookie over plain http, also on localhost. */
  const writeToken = (write: (shape: CookieShape) => string, written: string | null) => {
    jar.cookie = write(userTokenCookie)
    if (token() !== written && isLocal()) jar.cookie = write({ ...userTokenCookie, secure: false })
  }
  const read = (): SessionRecord | null => {
    const stored = disk.getItem(name)
    if (stored === null) return null
    try {
      return v.parse(SessionRecord, JSON.parse(stored))
    } catch (error) {
      console.warn('dropped a session record that does not fit', error)
      disk.removeItem(name)
      return null
    }
  }
  const write = (record: Omit<SessionRecord, 'version'>) =>
    disk.setItem(name, JSON.stringify({ version, ...record }))
  return {
    token,
    read,
    keepToken: (token: Token, user: Profile | null) => {
      writeToken((shape) => cookieText(shape, token.access_token), token.access_token)
      write({ refreshToken: token.refresh_token, expires: token.expires, user })
    },
    keepUser: (user: Profile) => {
      const record = read()
      if (record) write({ ...record, user })
    },
    forget: () => {
      writeToken(expiredCookie, null)
      disk.removeItem(name)
    },
    noteEnding: (ending: Ending | UnreportedEnding) => disk.setItem(localKeys.sessionEnding(tenant), ending),
  }
}
export type SessionStore = ReturnType<typeof createSessionRecord>
