import { describe, expect, it } from 'vitest'
import { createReloadGuard } from './reload-guard.ts'
import { createStorage } from './storage.fixture.ts'

const setUp = () => {
  const clock = { now: 1_000_000 }
  const storage = createStorage()
  return { clock, guard: () => createReloadGuard('chunk', 10_000, storage, () => clock.now) }
}

describe('reloading for a missing chunk', () => {
  it('happens at most once per 10 s for the same path, also after the reload itself [ERR-26]', () => {
    const { clock, guard } = setUp()
    expect(guard().mayReload('/music/list')).toBe(true)
    clock.now += 9_999
    expect(guard().mayReload('/music/list')).toBe(false)
    clock.now += 1
    expect(guard().mayReload('/music/list')).toBe(true)
  })
  it('is counted for each path by itself', () => {
    const { guard } = setUp()
    expect(guard().mayReload('/a')).toBe(true)
    expect(guard().mayReload('/b')).toBe(true)
  })
})
