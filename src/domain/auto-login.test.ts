import { describe, expect, it } from 'vitest'
import { shouldAutoLogin } from './auto-login.ts'

const eligible = { role: 'client', hasUserToken: false, providerCookie: 'token-of-partner' }

describe('auto-login', () => {
  it.each([
    ['is performed for a visitor with the provider cookie [SESSION-10]', {}, true],
    ['is performed for any first role but user [SESSION-10]', { role: 'guest' }, true],
    ['is not performed for a user [SESSION-11]', { role: 'user' }, false],
    ['is not performed beside a user-token cookie [SESSION-12]', { hasUserToken: true }, false],
    ['is not performed without the provider cookie [SESSION-14]', { providerCookie: null }, false],
    ['is not performed with an empty provider cookie [SESSION-14]', { providerCookie: '' }, false],
  ])('%s', (_, change, expected) => {
    expect(shouldAutoLogin({ ...eligible, ...change })).toBe(expected)
  })
})
