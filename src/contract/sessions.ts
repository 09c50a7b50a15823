/** Where an account is signed in, and the proof that the person at the device is still its owner. */
import * as v from 'valibot'
import { define } from './define.ts'
import { longestPassword, shortestPassword } from './password.ts'
import { Id, Timestamp, text } from './shared.ts'

export const mostOpenSessions = 100

const SessionDevice = v.object({
  kind: v.picklist(['desktop', 'tablet', 'phone', 'unknown']),
  browser: v.nullable(text(40)),
  system: v.nullable(text(40)),
})
export type SessionDevice = v.InferOutput<typeof SessionDevice>

const OpenSession = v.object({
  id: Id,
  isCurrent: v.boolean(),
  device: SessionDevice,
  created: Timestamp,
  used: Timestamp,
})
export type OpenSession = v.InferOutput<typeof OpenSession>

export const listSessions = define({
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({ sessions: v.pipe(v.array(OpenSession), v.maxLength(mostOpenSessions)) }),
})

/** The same answer where the session is over already, or unknown: it reveals nothing about others. */
export const endOpenSession = define({
  name: 'endOpenSession',
  method: 'DELETE',
  path: '/user/sessions/{id}',
  who: 'user',
  stepUp: true,
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: v.object({ id: Id }),
  answer: null,
})

export const endOtherSessions = define({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/sessions',
  who: 'user',
  stepUp: true,
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
})

/** What a screen asks before it opens, and a form before it is filled in: is this login recent? */
export const checkRecentLogin = define({
  name: 'checkRecentLogin',
  method: 'GET',
  path: '/user/sessions/recent',
  who: 'user',
  stepUp: true,
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: null,
})

const OwnPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword))

/** Only where the portal manages the passwords itself; another provider is asked on its own pages. */
export const confirmLogin = define({
  name: 'confirmLogin',
  method: 'POST',
  path: '/user/sessions/confirm',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  // Each hashes a password.
  cost: 20,
  body: v.strictObject({ password: OwnPassword }),
  answer: null,
})

/** Without a key, as the hash of its input would be a quick hash of two passwords. */
export const changePassword = define({
  name: 'changePassword',
  method: 'PUT',
  path: '/password',
  who: 'user',
  stepUp: true,
  idempotency: 'none',
  rate: 'general',
  // Each hashes a password.
  cost: 20,
  body: v.strictObject({
    current: OwnPassword,
    password: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword)),
  }),
  answer: v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
})
