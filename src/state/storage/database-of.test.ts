import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { databaseOf } from './database-of.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('answers are stored by tenant, and by user where they are personal', () => {
  expect(databaseOf(['public', 'riwaq', 'en', 60, 'album', 'x'])).toBe('queries:riwaq')
  const likes = databaseOf(['personal', 'riwaq', 'usr_1', 'likes'])
  expect(likes).toMatch(/^queries:riwaq:[\da-f-]{36}$/)
  expect(databaseOf(['personal', 'riwaq', 'usr_2', 'likes'])).not.toBe(likes)
})
