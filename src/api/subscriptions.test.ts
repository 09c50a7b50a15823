import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from './backend.fixture.ts'
import { configureBackend } from './backend.ts'
import { subscriptionTypesQuery } from './subscriptions.ts'

const plan = (id: number, amount: number) => ({
  id,
  name: `Plan ${id}`,
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount, currency: 'EUR' },
  contingents: [],
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([plan(1, 5), plan(2, 1e21), plan(3, 0)])))
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('logs which plan is not offered because its price cannot be read, and still knows it', async () => {
  const warnings: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
  const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
  const types = await new QueryClient().fetchQuery(subscriptionTypesQuery(scope))
  expect(types.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(warnings).toEqual(['plan 2 is not offered: its price cannot be read'])
})
