/** Bounded by number and size, each made once however many request it at the same time. */
interface CacheableRender {
  size: number
}
interface Bounds {
  entries: number
  size: number
  age: number
}
export const renderBounds: Bounds = { entries: 500, size: 16_000_000, age: 2 * 60_000 }

export interface RenderCache<T> {
  /** `isCacheable` is called with the value; a failure is never cached. */
  take: (key: string, make: () => Promise<T>, isCacheable: (value: T) => boolean) => Promise<T>
  count: () => number
}

interface Entry<T> {
  value: T
  until: number
}

export const createRenderCache = <T extends CacheableRender>(
  bounds: Bounds,
  now: () => number,
): RenderCache<T> => {
  const entries = new Map<string, Entry<T>>()
  const running = new Map<string, Promise<T>>()
  let size = 0

  const drop = (key: string) => {
    size -= entries.get(key)?.value.size ?? 0
    entries.delete(key)
  }
  const store = (key: string, value: T) => {
    drop(key)
    entries.set(key, { value, until: now() + bounds.age })
    size += value.size
    for (const oldest of entries.keys()) {
      if (entries.size <= bounds.entries && size <= bounds.size) return
      drop(oldest)
    }
  }
  const readFresh = (key: string): T | null => {
    const entry = entries.get(key)
    if (!entry || entry.until <= now()) {
      drop(key)
      return null
    }
    // Requested again: it becomes the most recent one.
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }

  return {
    async take(key, make, isCacheable) {
      const cached = readFresh(key)
      if (cached) return cached
      const pending = running.get(key)
      if (pending) return pending
      const work = make().finally(() => running.delete(key))
      running.set(key, work)
      const value = await work
      if (isCacheable(value)) store(key, value)
      return value
    },
    count: () => entries.size,
  }
}
