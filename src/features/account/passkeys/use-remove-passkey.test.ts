import { describe, expect, it } from 'vitest'
import type { Passkey } from '../../../contract/passkeys.ts'
import { isLastWayIn } from './use-remove-passkey.ts'

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

describe('the last way in', () => {
  it('is a passkey alone, without a password', () => {
    expect(isLastWayIn(list(false, first), first)).toBe(true)
    expect(isLastWayIn(list(true, first), first)).toBe(false)
    expect(isLastWayIn(list(false, first, second), first)).toBe(false)
  })
  it('is one whose others sign in elsewhere, or not at all', () => {
    const elsewhere = passkey('psk_3', { host: 'music.example' })
    const refused = passkey('psk_4', { isRefused: true })
    expect(isLastWayIn(list(false, first, elsewhere, refused), first)).toBe(true)
    expect(isLastWayIn(list(false, first, refused), refused)).toBe(false)
  })
})
