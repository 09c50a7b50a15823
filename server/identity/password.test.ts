import { describe, expect, it } from 'vitest'
import { longestPassword } from '../../src/contract/password.ts'
import { hashPassword, verifyPassword } from './password.ts'

describe('passwords', () => {
  it('are verified in whichever Unicode form they are typed', async () => {
    const stored = await hashPassword('caf\u00e9 au lait')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'cafe\u0301 au lait')).toBe(true)
    expect(await verifyPassword(stored, 'cafe au lait')).toBe(false)
  })
  it('never match an account that does not exist, not even with the stand-in hash', async () => {
    expect(await verifyPassword(null, 'no account has this one')).toBe(false)
  })
  it('are not hashed beyond their maximum length', async () => {
    const long = 'x'.repeat(longestPassword + 1)
    expect(await verifyPassword(await hashPassword(long), long)).toBe(false)
  })
})
