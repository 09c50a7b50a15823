/**
 * Cookies of a pending login. Each login has its own, so that two tabs do not disturb each other; `__Host-` prevents
 * other hosts and plain http from setting one.
 */
import * as v from 'valibot'
import { readCookie } from '../../../src/lib/cookie.ts'
import { hashOf } from './refresh-token.ts'

// The name is the same over plain http: localhost counts as secure, and elsewhere nobody can log in without https.
export const sessionCookie = '__Host-session'
/** One for each login; the end of the name is derived from its code. */
export const codeCookies = '__Host-code.*'
const daysOfSession = 180

const PendingLogin = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  redirectUrl: v.string(),
  lang: v.string(),
  isConfirming: v.optional(v.boolean()),
  /** Missing in a cookie of an earlier build. */
  kind: v.optional(v.picklist(['login', 'register']), 'login'),
})
export type PendingLogin = v.InferOutput<typeof PendingLogin>

/** Set after the return: what is needed to redeem this one code. */
const Returned = v.object({
  code: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  isConfirming: v.optional(v.boolean()),
})
type Returned = v.InferOutput<typeof Returned>

/** The outcome of the last form of one interaction: attempts left, when the lock ends, or why a passkey was refused. */
const FailedLoginForm = v.object({
  uid: v.string(),
  email: v.pipe(v.string(), v.maxLength(320)),
  left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  until: v.optional(v.number()),
  passkey: v.optional(v.picklist(['expired', 'unknown', 'copied', 'refused'])),
  /** Credential id of a removed passkey, which the page signals to the browser. */
  unknownPasskey: v.optional(v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/))),
})
export type FailedLoginForm = v.InferOutput<typeof FailedLoginForm>
const failedLoginCookie = '__Host-tried'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = <S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | null => {
  if (!text) return null
  try {
    const parsed = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const set = (name: string, value: string, maxAge: number, sameSite: 'Lax' | 'Strict') =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=${sameSite}`

/** Longer than a login may take: one that expired overnight starts again in its language, with its return address. */
const pendingLoginDays = 1
const inDays = (days: number) => days * 24 * 60 * 60

const nameFor = (kind: 'login' | 'code', key: string) => `__Host-${kind}.${hashOf(key).slice(0, 16)}`

// Lax: the return from an external provider is a navigation across sites.
export const loginCookies = {
  keepOnTheWay: (value: PendingLogin) =>
    set(nameFor('login', value.state), encode(value), inDays(pendingLoginDays), 'Lax'),
  readOnTheWay: (cookies: string, state: string): PendingLogin | null => {
    const found = decode(PendingLogin, readCookie(cookies, nameFor('login', state)))
    return found?.state === state ? found : null
  },
  /** Older cookies come first in the header (RFC 6265, 5.4). */
  readLastOnTheWay: (cookies: string): PendingLogin | null =>
    decode(
      PendingLogin,
      [...cookies.matchAll(/(?:^|;)\s*__Host-login\.[\w-]+=([^;]*)/g)].at(-1)?.[1] ?? null,
    ),
  /** No browser that keeps our cookies comes back from a login that it started without one of these. */
  hasNone: (cookies: string): boolean => !/(?:^|;)\s*__Host-(?:login|code|session)/.test(cookies),
  dropOnTheWay: (state: string) => set(nameFor('login', state), '', 0, 'Lax'),

  keepReturned: (code: string, { nonce, verifier, isConfirming }: PendingLogin) =>
    set(
      nameFor('code', code),
      encode({ code: hashOf(code), nonce, verifier, isConfirming }),
      5 * 60,
      'Strict',
    ),
  readReturned: (cookies: string, code: string): Returned | null => {
    const found = decode(Returned, readCookie(cookies, nameFor('code', code)))
    return found?.code === hashOf(code) ? found : null
  },
  dropReturned: (code: string) => set(nameFor('code', code), '', 0, 'Strict'),

  keepTried: (value: FailedLoginForm) => set(failedLoginCookie, encode(value), 15 * 60, 'Strict'),
  readTried: (cookies: string, uid: string): FailedLoginForm | null => {
    const found = decode(FailedLoginForm, readCookie(cookies, failedLoginCookie))
    return found?.uid === uid ? found : null
  },
  dropTried: () => set(failedLoginCookie, '', 0, 'Strict'),

  keepSession: (cookie: string) => set(sessionCookie, cookie, inDays(daysOfSession), 'Strict'),
  readSession: (cookies: string) => readCookie(cookies, sessionCookie),
  dropSession: () => set(sessionCookie, '', 0, 'Strict'),
}

/** Unfinished logins accumulate in a browser; with too many of them the header would grow too long. */
const most = 6
export const expirePendingLogins = (cookies: string): string[] => {
  const names = cookies
    .split(';')
    .flatMap((part) => /^\s*(__Host-(?:login|code)\.[\w-]+)=/.exec(part)?.[1] ?? [])
  return names.length < most ? [] : names.map((name) => set(name, '', 0, 'Lax'))
}
