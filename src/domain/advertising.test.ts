import { expect, it } from 'vitest'
import { adsAccountOf } from './analytics.ts'

it('the account of the advertisements is the configured one, where it is enabled and an account [CONFIG-07]', () => {
  expect(adsAccountOf({ enabled: true, conversionId: 'AW-123456789' })).toBe('AW-123456789')
  for (const node of [
    { enabled: false, conversionId: 'AW-123456789' },
    { enabled: true, conversionId: '' },
    { enabled: true, conversionId: 'GTM-ABC1' },
    { enabled: true },
    {},
    undefined,
  ])
    expect(adsAccountOf(node)).toBeNull()
})
