import { describe, expect, it } from 'vitest'
import { missingFrom, readLock } from '../tools/lock.mjs'

describe('the lock file', () => {
  it('names the bindings of every platform, so that npm ci works on each (node tests/tools/lock.mjs adds them)', () => {
    expect(missingFrom(readLock())).toEqual([])
  })
  it('names no address of a registry', () => {
    expect(JSON.stringify(readLock())).not.toContain('"resolved"')
  })
})
