import { describe, expect, it } from 'vitest'
import { matchesSchema } from './persisted-schemas.ts'

const subscription = {
  id: 1,
  typeId: 102,
  state: 'ACTIVE',
  subState: null,
  active: true,
  endDate: '2026-12-01T00:00:00.000Z',
  nextRenewalDate: null,
}
const key = ['personal', 'riwaq', 'usr_1', 'subscriptions']

describe('a persisted answer', () => {
  it('is shown where its call may answer it', async () => {
    expect(await matchesSchema(key, [subscription])).toBe(true)
    expect(await matchesSchema(key, [{ ...subscription, graceUntil: '2026-12-08T00:00:00.000Z' }])).toBe(true)
  })
  it('is dropped where a field is missing that access depends on', async () => {
    for (const field of ['state', 'subState', 'endDate'])
      expect(await matchesSchema(key, [{ ...subscription, [field]: undefined }]), field).toBe(false)
  })
  it('is dropped where its resource is unknown', async () => {
    expect(await matchesSchema(['personal', 'riwaq', 'usr_1', 'elsewhere'], [])).toBe(false)
  })
})
