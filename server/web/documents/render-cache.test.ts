import { describe, expect, it } from 'vitest'
import { createRenderCache } from './render-cache.ts'

const bounds = { entries: 2, size: 100, age: 1000 }
const always = () => true
const cacheAt = (clock: { now: number }) => {
  const cache = createRenderCache<{ size: number; name: string }>(bounds, () => clock.now)
  const made: string[] = []
  const take = (key: string, size = 10, isCacheable = always) =>
    cache.take(
      key,
      () => {
        made.push(key)
        return Promise.resolve({ size, name: key })
      },
      isCacheable,
    )
  return { cache, made, take }
}

describe('cached renders', () => {
  it('are rendered once while fresh and again when expired', async () => {
    const clock = { now: 0 }
    const { made, take } = cacheAt(clock)
    await take('a')
    clock.now = 999
    await take('a')
    expect(made).toEqual(['a'])
    clock.now = 1000
    await take('a')
    expect(made).toEqual(['a', 'a'])
  })
  it('are rendered once for simultaneous requests', async () => {
    const { made, take } = cacheAt({ now: 0 })
    const answers = await Promise.all([take('a'), take('a'), take('a')])
    expect(made).toEqual(['a'])
    expect(new Set(answers).size).toBe(1)
  })
  it('evict the least recently used when there are too many', async () => {
    const { made, take } = cacheAt({ now: 0 })
    await take('a')
    await take('b')
    await take('a')
    await take('c')
    await take('a')
    expect(made).toEqual(['a', 'b', 'c'])
    await take('b')
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
  it('stay below their size limit, even when one alone is larger', async () => {
    const { cache, take } = cacheAt({ now: 0 })
    await take('a', 60)
    await take('b', 60)
    expect(cache.count()).toBe(1)
    await take('c', 101)
    expect(cache.count()).toBe(0)
  })
  it('are not cached when the answer says so, nor when rendering failed', async () => {
    const { cache, made, take } = cacheAt({ now: 0 })
    await take('a', 10, () => false)
    await take('a', 10, () => false)
    expect(made).toEqual(['a', 'a'])
    const failing = () => cache.take('b', () => Promise.reject(new Error('no')), always)
    await expect(failing()).rejects.toThrow('no')
    await expect(failing()).rejects.toThrow('no')
    expect(cache.count()).toBe(0)
  })
})
