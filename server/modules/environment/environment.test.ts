import { describe, expect, it } from 'vitest'
import type { Tenant } from '../../tenants/tenant.ts'
import { backendOf, environmentOf } from './environment.usecases.ts'

const tenant = (tenantBackendUrl: Record<string, string>, multiContentBackend: string) =>
  ({ name: 'nour', stage: 'production', service: { tenantBackendUrl, multiContentBackend } }) as Tenant

describe('the environment file', () => {
  it('has the map of backends, the shared backend, the stage and the tenant [CONFIG-ENV-01] [CONFIG-ENV-02] [CONFIG-ENV-04]', () => {
    expect(environmentOf(tenant({ nour: 'https://nour.example/api' }, 'https://all.example/api'))).toEqual({
      envConfig: {
        envFile: {
          service: {
            tenantBackendUrl: { nour: 'https://nour.example/api' },
            multiContentBackend: 'https://all.example/api',
          },
          stage: 'production',
        },
      },
      tenantName: 'nour',
    })
  })
  it('never reveals the backend of another tenant', () => {
    const env = environmentOf(tenant({ klang: 'https://klang.example/api' }, ''))
    expect(JSON.stringify(env)).not.toContain('klang')
  })
  it('names the tenant entry as the backend when there is one [CALL-ENV-02]', () => {
    expect(backendOf(tenant({ nour: 'https://nour.example/api' }, 'https://all.example/api'))).toBe(
      'https://nour.example/api',
    )
  })
  it('names the shared backend when the tenant has no entry, and ours when there is none [CALL-ENV-03]', () => {
    expect(backendOf(tenant({ klang: 'https://klang.example' }, 'https://all.example/api'))).toBe(
      'https://all.example/api',
    )
    expect(backendOf(tenant({}, ''))).toBe('/api')
    expect(backendOf(tenant({}, '/api/'))).toBe('/api')
  })
})
