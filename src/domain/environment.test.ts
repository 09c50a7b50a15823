import { describe, expect, it } from 'vitest'
import { backendAddress, isOwnBackend } from './environment.ts'

const env = (tenantBackendUrl: Record<string, string>) => ({
  envConfig: {
    envFile: {
      service: { tenantBackendUrl, multiContentBackend: 'https://all.example/api/' },
      stage: 'test',
    },
  },
  tenantName: 'nour',
})

describe('the address of the backend, as the page reads it', () => {
  it('is the entry of the tenant where there is one [CALL-ENV-02]', () => {
    expect(backendAddress(env({ nour: 'https://nour.example/api', klang: 'https://k.example' }))).toBe(
      'https://nour.example/api',
    )
  })
  it('is the shared one for a tenant without an entry [CALL-ENV-03]', () => {
    expect(backendAddress(env({ klang: 'https://k.example' }))).toBe('https://all.example/api')
  })
})

it('a backend is our own under our own path only; another path leads to one behind the same proxy', () => {
  expect(['/api', '/backend', '/api/v2', 'https://all.example/api'].map(isOwnBackend)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
