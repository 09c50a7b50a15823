import { describe, expect, it } from 'vitest'
import { passkeyHolderOf } from './authenticators.ts'

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/146 Mobile'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/146'

describe('where the key of a passkey is', () => {
  it('is the device on which it was made, where that has it built in', () => {
    expect(passkeyHolderOf(['internal', 'hybrid'], phone)).toBe('phone')
    expect(passkeyHolderOf(['internal'], computer)).toBe('computer')
  })
  it('is a phone beside the computer, or a key that is plugged in', () => {
    expect(passkeyHolderOf(['hybrid'], computer)).toBe('phone')
    expect(passkeyHolderOf(['usb', 'nfc'], computer)).toBe('key')
    expect(passkeyHolderOf(['nfc'], phone)).toBe('key')
  })
  it('is the device in use where the browser does not say', () => {
    expect(passkeyHolderOf([], phone)).toBe('phone')
    expect(passkeyHolderOf([], computer)).toBe('computer')
  })
})
