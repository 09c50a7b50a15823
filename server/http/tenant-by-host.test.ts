import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { hostName } from '../tenants/host-names.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createTenantResolver } from './tenant-by-host.ts'

const tenant = (name: string, isFirst = false) => ({ name, hosts: [`${name}.localhost`], isFirst }) as Tenant
const tenants = [tenant('riwaq', true), tenant('nour')]

const request = (headers: string[], url = '/') => {
  const message = new IncomingMessage(new Socket())
  message.url = url
  message.rawHeaders = headers
  return message
}
const plain = createTenantResolver(tenants, { publicUrl: '', trustProxy: false })
const who = (headers: string[], url?: string) => plain(request(headers, url))?.tenant.name ?? null

describe('the tenant of a request', () => {
  it('is found by the host name, whatever its case or port', () => {
    expect(who(['Host', 'NOUR.localhost:4000'])).toBe('nour')
    expect(who(['host', 'riwaq.localhost'])).toBe('riwaq')
  })
  it('is none for a host with a dot at its end: cookies and links would be of another name', () => {
    const trusting = createTenantResolver(tenants, { publicUrl: 'https://portal.example', trustProxy: true })
    for (const host of [
      'nour.localhost.',
      'nour.localhost.:4000',
      'portal.example.',
      '127.0.0.1.',
      'localhost.',
    ])
      for (const name of ['Host', 'X-Forwarded-Host'])
        expect([
          host,
          trusting(request(name === 'Host' ? ['Host', host] : ['Host', 'nour.localhost', name, host])),
        ]).toEqual([host, null])
  })
  it('is the first tenant on plain localhost and the loopback addresses', () => {
    for (const host of ['localhost:1', '127.0.0.1:1', '[::1]:1']) expect(who(['Host', host])).toBe('riwaq')
  })
  it('answers at its own name, whatever else it lists, and under PUBLIC_URL', () => {
    const souk = { ...tenant('souk'), hosts: ['shop.example', 'our.Shop.localhost'] }
    const open = createTenantResolver([...tenants, souk], {
      publicUrl: 'https://portal.example',
      trustProxy: false,
    })
    const hosts = ['souk.localhost:4000', 'souk.portal.example', 'shop.example', 'our.shop.localhost']
    for (const host of hosts) expect(open(request(['Host', host]))?.tenant.name).toBe('souk')
  })
  it('is an error of the files where one lists the own name of another', () => {
    const thief = { ...tenant('thief'), hosts: ['nour.localhost'] }
    const openBoth = () => createTenantResolver([...tenants, thief], { publicUrl: '', trustProxy: false })
    expect(openBoth).toThrow('The host nour.localhost belongs to two tenants: nour and thief.')
  })
  it('is none for an unknown, missing, repeated or malformed host', () => {
    expect(who(['Host', 'evil.example'])).toBeNull()
    expect(who([])).toBeNull()
    expect(who(['Host', 'nour.localhost', 'Host', 'riwaq.localhost'])).toBeNull()
    expect(who(['Host', 'nour.localhost/@riwaq.localhost'])).toBeNull()
    expect(hostName('a b')).toBeNull()
  })
  it('is none when the target is an absolute address', () => {
    expect(who(['Host', 'nour.localhost'], 'http://riwaq.localhost/')).toBeNull()
  })
  it('never follows forwarded headers unless a proxy is trusted', () => {
    const headers = [
      'Host',
      'nour.localhost',
      'X-Forwarded-Host',
      'riwaq.localhost',
      'X-Forwarded-For',
      '9.9.9.9',
    ]
    expect(plain(request(headers))).toMatchObject({ tenant: { name: 'nour' }, ip: '' })
    const trusting = createTenantResolver(tenants, { publicUrl: '', trustProxy: true })
    expect(trusting(request(headers))).toMatchObject({ tenant: { name: 'riwaq' }, ip: '9.9.9.9' })
  })
  it('checks a forwarded host against the same table', () => {
    const trusting = createTenantResolver(tenants, { publicUrl: '', trustProxy: true })
    expect(trusting(request(['Host', 'nour.localhost', 'X-Forwarded-Host', 'evil.example']))).toBeNull()
  })
  it('is under PUBLIC_URL with its scheme and port', () => {
    const open = createTenantResolver(tenants, {
      publicUrl: 'https://portal.example:8443',
      trustProxy: false,
    })
    expect(open(request(['Host', 'nour.portal.example']))).toMatchObject({
      tenant: { name: 'nour' },
      origin: 'https://nour.portal.example:8443',
    })
    expect(open(request(['Host', 'portal.example']))?.tenant.name).toBe('riwaq')
    expect(open(request(['Host', 'localhost:4000']))?.origin).toBe('http://localhost:4000')
  })
})
