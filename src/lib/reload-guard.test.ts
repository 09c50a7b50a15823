import { describe, expect, it } from 'vitest'
import { mayReloadFor } from './reload-guard.ts'
import { createStorage } from './storage.fixture.ts'

const setUp = () => {
  const clock = { now: 1_000_000 }
  const storage = createStorage()
  return { clock, may: (path: string) => mayReloadFor(path, 10_000, storage, () => clock.now) }
}

describe('reloading for a missing chunk', () => {
  it('happens at most once per 10 s for the same path, also after the reload itself [ERR-26]', () => {
    const { clock, may } = setUp()
    expect(may('/music/list')).toBe(true)
    clock.now += 9_999
    expect(may('/music/list')).toBe(false)
    clock.now += 1
    expect(may('/music/list')).toBe(true)
  })
  it('is counted for each path by itself', () => {
    const { may } = setUp()
    expect(may('/a')).toBe(true)
    expect(may('/b')).toBe(true)
  })
})
