import { expect, it } from 'vitest'
import { type CookieShape, cookieText, expiredCookie, readCookie } from './cookie.ts'

const shape: CookieShape = { name: 'user-token', maxAge: 60, path: '/', sameSite: 'lax', secure: true }

it('a cookie has its age, path and same-site rule, and is secure only on request', () => {
  expect(cookieText(shape, 'a')).toBe('user-token=a; max-age=60; path=/; samesite=lax; secure')
  expect(cookieText({ ...shape, secure: false, sameSite: 'strict' }, 'a')).toBe(
    'user-token=a; max-age=60; path=/; samesite=strict',
  )
})

it.each(['a; max-age=0', 'نور=ضوء', '100 %'])('a value is read as written: %s', (value) => {
  const [pair = ''] = cookieText(shape, value).split('; ')
  expect(readCookie(`other=1; ${pair}; last=2`, 'user-token')).toBe(value)
})

it('only the full name matches, and the first of two', () => {
  expect(readCookie('not-user-token=a; user-token-2=b', 'user-token')).toBeNull()
  expect(readCookie('user-token=a;user-token=b', 'user-token')).toBe('a')
  expect(readCookie('user-token=a=b==', 'user-token')).toBe('a=b==')
  expect([readCookie('', 'user-token'), readCookie('user-token=', 'user-token')]).toEqual([null, ''])
})

it('a value that cannot be decoded is returned as it is', () => {
  expect(readCookie('user-token=%E0%A4%A', 'user-token')).toBe('%E0%A4%A')
})

it('an expired one is deleted at once, under the same name and path', () => {
  expect(expiredCookie(shape)).toBe('user-token=; max-age=0; path=/; samesite=lax; secure')
})
