import { describe, expect, it } from 'vitest'
import type { Passkey } from '../../../contract/passkeys.ts'
import { lastOf } from './use-remove-passkey.ts'

const passkey = (id: string, change: Partial<Passkey> = {}): Passkey => ({
  id,
  name: null,
  holder: 'phone',
  host: 'portal.example',
  created: '2026-03-01T10:00:00.000Z',
  used: null,
  isSynced: false,
  isRefused: false,
  ...change,
})
const [first, second] = [passkey('psk_1'), passkey('psk_2')]
const list = (hasPassword: boolean, ...passkeys: Passkey[]) => ({
  host: 'portal.example',
  hasPassword,
  passkeys,
})

describe('the last passkey', () => {
  it('is the last way in without a password', () => {
    expect(lastOf(list(false, first), first)).toBe('way')
    expect(lastOf(list(true, first), first)).toBe('passkey')
    for (const hasPassword of [true, false])
      expect(lastOf(list(hasPassword, first, second), first)).toBeNull()
  })
  it('is one whose others sign in elsewhere, or not at all', () => {
    const elsewhere = passkey('psk_3', { host: 'music.example' })
    const refused = passkey('psk_4', { isRefused: true })
    expect(lastOf(list(false, first, elsewhere, refused), first)).toBe('way')
    expect(lastOf(list(true, first, elsewhere, refused), first)).toBe('passkey')
    expect(lastOf(list(false, first, refused), refused)).toBeNull()
  })
})
