/** Time and ids as the running server has them; tests bring their own. */
import { randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import type { Clock, Ids } from './context.ts'

export const systemClock: Clock = { now: () => new Date() }

/** Runs at real speed, from another moment on. */
export const clockFrom = (moment: Date | null): Clock => {
  if (!moment) return systemClock
  const ahead = moment.getTime() - Date.now()
  return { now: () => new Date(Date.now() + ahead), ahead }
}

export const createIds = (clock: Clock): Ids => {
  const ulid = monotonicFactory()
  return {
    next: () => ulid(clock.now().getTime()),
    secret: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  }
}
