import { readCookie } from '../../../src/lib/cookie.ts'

export const deviceCookie = {
  name: 'device-id',
  maxAge: 365 * 24 * 60 * 60,
  path: '/api',
  sameSite: 'strict',
} as const
const shape = /^dev_[\w-]{22}$/

export const knownDevice = (request: Request): string | null => {
  const id = readCookie(request.headers.get('cookie') ?? '', deviceCookie.name)
  return id !== null && shape.test(id) ? id : null
}
