import { describe, expect, it } from 'vitest'
import type { Tenant } from '../tenants/tenant.ts'
import { welcomeLines } from './welcome.ts'

const tenants = [
  { name: 'riwaq', brand: 'Riwaq', isFirst: true, hosts: ['riwaq.localhost'] },
  { name: 'klang', brand: 'Klang', isFirst: false, hosts: ['klang.localhost'] },
  { name: 'nour', brand: 'Nour', isFirst: false, hosts: ['nour', 'nour.example'] },
  { name: 'own', brand: 'Own', isFirst: false, hosts: ['shop.example'] },
] as Tenant[]

const linesOf = (publicUrl: string, node = 'v24.0.0', withoutContent: readonly Tenant[] = []) => {
  const parts = { settings: { publicUrl }, tenants, store: { engine: 'embedded' } } as const
  return welcomeLines({ parts, port: 4000, metricsPort: null, accountsOf: () => [], node, withoutContent })
}
const addresses = (publicUrl: string) => {
  const lines = linesOf(publicUrl)
  return lines.flatMap((line) => /https?:\/\/\S+/.exec(line)?.[0] ?? []).slice(0, tenants.length)
}

describe('the start message', () => {
  it('has the addresses on this machine', () => {
    expect(addresses('')).toEqual([
      'http://riwaq.localhost:4000',
      'http://klang.localhost:4000',
      'http://nour.localhost:4000',
      'http://shop.example:4000',
    ])
  })
  it('names the tenants without content, and where it comes from', () => {
    const text = linesOf('', undefined, tenants.slice(1, 3)).join('\n')
    expect(text).toContain('No content yet at Klang, Nour.')
    for (const way of ['service.tenantBackendUrl', 'tables item and structure', 'DEMO_DATA=on'])
      expect(text).toContain(way)
    expect(linesOf('').join('\n')).not.toContain('No content')
  })
  it('says once, after the addresses, that a package asks for a later Node', () => {
    const lines = linesOf('', 'v20.19.0')
    const at = lines.findIndex((line) => line.includes('asks for Node 22 or later'))
    expect(lines[at]).toContain('Node v20.19.0 works')
    expect(at).toBeGreaterThan(lines.findLastIndex((line) => line.includes('http://')))
    expect(lines.filter((line) => line.includes('Node'))).toHaveLength(1)
    for (const node of ['v22.0.0', 'v24.1.0'])
      expect(linesOf('', node).filter((line) => line.includes('Node'))).toEqual([])
  })
  it('has those under PUBLIC_URL: its host, subdomains of it, and a tenant’s own names', () => {
    expect(addresses('https://portal.example:8443')).toEqual([
      'https://portal.example:8443',
      'https://klang.portal.example:8443',
      'https://nour.portal.example:8443',
      'https://shop.example:8443',
    ])
  })
})
