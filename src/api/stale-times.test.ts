import { describe, expect, it } from 'vitest'
import { configurationStructure } from '../contract/freshness.ts'
import { structureQuery } from './content.ts'
import { deviceQuery } from './device.ts'
import { subscriptionTypesQuery } from './subscriptions.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const

describe('an answer counts as fresh', () => {
  it('for 2 minutes where it is a structure [CACHE-01]', () => {
    expect(structureQuery(scope, { name: 'home', id: null }).staleTime).toBe(2 * 60_000)
  })
  it('for 1 hour where it is the configuration [CACHE-02]', () => {
    expect(structureQuery(scope, { name: configurationStructure, id: null }).staleTime).toBe(60 * 60_000)
  })
  it('for 2 hours where it lists the types of subscription [CACHE-03]', () => {
    expect(subscriptionTypesQuery(scope).staleTime).toBe(2 * 60 * 60_000)
  })
  it('for 24 hours where it tells the device [CACHE-04]', () => {
    expect(deviceQuery('riwaq').staleTime).toBe(24 * 60 * 60_000)
  })
})
