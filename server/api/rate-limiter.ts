/** A token bucket per key, in memory: several processes each count for themselves. */
import type { Clock } from '../context.ts'

export interface RateLimiter {
  /** 0 when the request may pass, else the seconds after which it may. `cost`: as how many requests it counts. */
  take(key: string, cost?: number): number
  giveBack(key: string): void
}

interface Bucket {
  remaining: number
  at: number
}
const minute = 60_000

export const createRateLimiter = (perMinute: number, clock: Clock, maxKeys = 50_000): RateLimiter => {
  const buckets = new Map<string, Bucket>()
  const refill = (key: string): Bucket => {
    const now = clock.now().getTime()
    const bucket = buckets.get(key) ?? { remaining: perMinute, at: now }
    const refilled = (Math.max(0, now - bucket.at) * perMinute) / minute
    return { remaining: Math.min(perMinute, bucket.remaining + refilled), at: now }
  }
  return {
    giveBack(key) {
      const bucket = buckets.get(key)
      if (bucket) bucket.remaining = Math.min(perMinute, bucket.remaining + 1)
    },
    take(key, cost = 1) {
      const bucket = refill(key)
      // A call that costs more than a minute's tokens is allowed once a minute.
      const tokens = Math.min(cost, perMinute)
      const passes = bucket.remaining >= tokens
      if (passes) bucket.remaining -= tokens
      buckets.delete(key)
      buckets.set(key, bucket)
      const oldest = buckets.size > maxKeys ? buckets.keys().next().value : undefined
      if (oldest !== undefined) buckets.delete(oldest)
      return passes ? 0 : Math.max(1, Math.ceil(((tokens - bucket.remaining) * minute) / perMinute / 1000))
    },
  }
}
