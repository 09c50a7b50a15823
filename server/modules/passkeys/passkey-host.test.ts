import { describe, expect, it } from 'vitest'
import { loadTenants } from '../../tenants/load.ts'
import { passkeyHostOf } from './passkey-host.ts'

const [tenant = expect.unreachable('no tenant')] = loadTenants()

describe('the host of a passkey', () => {
  it.each([
    ['https://portal.example', 'portal.example'],
    ['https://music.portal.example:8443', 'music.portal.example'],
    ['http://riwaq.localhost:4000', 'riwaq.localhost'],
  ])('is that of the address, without its port: %s', (origin, host) => {
    expect(passkeyHostOf({ tenant, origin })).toBe(host)
  })
  it.each(['http://127.0.0.1:4000', 'http://[::1]:4000'])('is none at a bare address: %s', (origin) => {
    expect(passkeyHostOf({ tenant, origin })).toBeNull()
  })
  it('is none where another provider signs people in', () => {
    const identity = { ...tenant.identity, issuer: 'https://provider.example' }
    expect(passkeyHostOf({ tenant: { ...tenant, identity }, origin: 'https://portal.example' })).toBeNull()
  })
})
