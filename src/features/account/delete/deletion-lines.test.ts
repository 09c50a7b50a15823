import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientParts } from '../../../api/backend.fixture.ts'
import { configureBackend } from '../../../api/backend.ts'
import { downloadRecord } from '../../../contract/download-records.fixture.ts'
import { downloads } from '../../../state/downloads/downloads.ts'
import { type LineTools, loadDeletionLines } from './deletion-lines.ts'

let answers: Record<string, unknown>
const tools: LineTools = {
  // Words are not what is tested here.
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  number: String,
  date: (iso) => iso.slice(0, 10),
  size: (bytes) => `${bytes} B`,
  client: new QueryClient(),
  scope: { tenant: 'nour', user: 'usr_1', lang: 'en', maxRating: 40 },
}

beforeEach(() => {
  answers = {}
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[address]
    const refusal = { status: 404, error: 'NOT_FOUND', i18Message: '', requestId: 'r' }
    return Promise.resolve(answer ? Response.json(answer) : Response.json(refusal, { status: 404 }))
  })
  configureBackend({ ...clientParts, base: '/api', tenantName: 'nour' })
  tools.client.clear()
})
afterEach(() => {
  downloads.sounds = null
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const subscriptions = '/api/subscription?inclCancelled=true&inclSubscriptionType=true'
const plan = {
  id: 1,
  typeId: 7,
  state: 'ACTIVE',
  subState: null,
  active: true,
  endDate: '2026-12-24T00:00:00.000Z',
  nextRenewalDate: null,
  subscriptionType: {
    id: 7,
    name: 'Premium',
    attributes: [],
    billingCycle: 'P1M',
    subscriptionTypePrice: { amount: 5, currency: 'EUR' },
    contingents: [],
  },
}

describe('what goes with an account', () => {
  it('is listed in numbers: downloads with their size, favourites, history, ratings and plans [DIALOG-44]', async () => {
    answers['/api/user/data-counts'] = { favorites: 12, history: 340, ratings: 0 }
    answers[subscriptions] = [plan, { ...plan, id: 2, active: false }, { ...plan, id: 3, endDate: null }]
    downloads.sounds = [
      { ...downloadRecord('trk_1'), got: 40 },
      { ...downloadRecord('trk_2'), got: 60 },
    ]
    expect(await loadDeletionLines(tools)).toEqual([
      'accountData.delete.downloads 2 100 B',
      'accountData.delete.favorites 12',
      'accountData.delete.history 340',
      'accountData.delete.planUntil Premium 2026-12-24',
      'accountData.delete.plan Premium',
      'accountData.delete.rest',
    ])
  })

  it('is listed as far as it can be counted, and always ends with everything else', async () => {
    answers[subscriptions] = [plan]
    expect(await loadDeletionLines(tools)).toEqual([
      'accountData.delete.planUntil Premium 2026-12-24',
      'accountData.delete.rest',
    ])
  })
})
