import { describe, expect, it } from 'vitest'
import known from './redirect-tricks.json' with { type: 'json' }
import { returnAddress } from './return-address.ts'

const { hosts, prefixes } = known
const tricks = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host))

describe('the return address of a login', () => {
  it(`stays on this origin for each of ${tricks.length} tricks`, () => {
    expect(tricks.length).toBeGreaterThan(100)
    for (const trick of tricks) {
      const address = returnAddress(trick)
      expect(address.startsWith('/') && !address.startsWith('//'), JSON.stringify(trick)).toBe(true)
      const landed = new URL(address, 'http://riwaq.localhost:3000')
      expect(landed.origin, JSON.stringify(trick)).toBe('http://riwaq.localhost:3000')
    }
  })
  it('keeps a portal address with its query and fragment', () => {
    const place = '/ar/music/albums/%D9%85/a/b?sort=new#track-3'
    expect(returnAddress(place)).toBe(place)
    expect(returnAddress('/register')).toBe('/register')
  })
  it('drops parameters of a single return', () => {
    expect(returnAddress('/?code=planted&state=x&q=1')).toBe('/?q=1')
  })
  it('never leads to internal paths', () => {
    for (const path of [
      '/login/riwaq',
      '/oidc/auth',
      '/api/logout',
      '/login',
      '/register/riwaq',
      '/x/../api/a',
    ])
      expect(returnAddress(path)).toBe('/')
  })
  it('is home for anything else', () => {
    for (const given of [null, undefined, 7, '', 'music', `/${'x'.repeat(1000)}`])
      expect(returnAddress(given)).toBe('/')
  })
})
