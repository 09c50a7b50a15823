import { describe, expect, it } from 'vitest'
import {
  allowedValue,
  allowsAdvertising,
  allowsAnalytics,
  consentOf,
  consentPolicyOf,
  consentValue,
  mayCount,
} from './consent.ts'

const node = {
  consentCookie: true,
  identifier: 'ncc',
  initialState: { necessary: true, optional: false },
  necessary: [{ id: 'session' }, { id: 'language' }],
  optional: [
    { id: 'statistics', allows: 'analytics' },
    { id: 'marketing', allows: 'advertising' },
  ],
}
const policy = consentPolicyOf(node)
const everyGroup = 'sessionlanguagestatisticsmarketing'

describe('the consent', () => {
  it('counts as given only for the ids of all cookies in their order, necessary ones first [CONSENT-01] [CONSENT-05] [CONSENT-06] [AMBIG-033]', () => {
    expect(consentValue(policy)).toBe(everyGroup)
    expect(consentOf(policy, { given: everyGroup, allowed: null }).isGiven).toBe(true)
    for (const given of [
      null,
      '',
      '1',
      'true',
      'session',
      'statisticsmarketingsessionlanguage',
      `${everyGroup}x`,
      'session|language|statistics|marketing',
    ])
      expect(consentOf(policy, { given, allowed: 'statistics' })).toEqual({ isGiven: false, allowed: [] })
  })

  it('is no longer given when the list of cookies has changed', () => {
    const longer = consentPolicyOf({ ...node, optional: [...node.optional, { id: 'maps' }] })
    expect(consentOf(longer, { given: everyGroup, allowed: 'statistics' }).isGiven).toBe(false)
  })

  it('keeps the optional cookies that are on beside it, and only those that exist [CONSENT-02]', () => {
    expect(allowedValue(['statistics', 'marketing'])).toBe('statistics|marketing')
    const { allowed } = consentOf(policy, { given: everyGroup, allowed: 'marketing|gone|session' })
    expect(allowed).toEqual(['marketing'])
  })

  it('treats a missing list as empty and leaves out invalid rows [AMBIG-035]', () => {
    const bare = consentPolicyOf({ consentCookie: true, necessary: [{ id: 'a' }, { id: '' }, 7, null] })
    expect(bare.optional).toEqual([])
    expect(consentValue(bare)).toBe('a')
  })

  it('is stored in cookies named by the configured identifier, or by the usual one where that is no name [CONFIG-27]', () => {
    const namesFor = (identifier: unknown) => {
      const { given, allowed } = consentPolicyOf({ ...node, identifier }).cookies
      return [given.name, allowed.name]
    }
    expect(namesFor('ncc')).toEqual(['ncc_c', 'ncc_e'])
    expect(namesFor('radio-7')).toEqual(['radio-7_c', 'radio-7_e'])
    for (const wrong of [undefined, '', 7, 'a b', 'a;b', 'ä', 'x'.repeat(40)])
      expect(namesFor(wrong)).toEqual(['ncc_c', 'ncc_e'])
  })

  it('is requested only where the configuration says so [CONSENT-07]', () => {
    expect(consentPolicyOf({ ...node, consentCookie: false }).isRequired).toBe(false)
    expect(consentPolicyOf({}).isRequired).toBe(false)
    expect(policy.isRequired).toBe(true)
  })
})

describe('counting', () => {
  it('needs the flag 1 where consent is required [CONSENT-08]', () => {
    expect(mayCount(policy, '1')).toBe(true)
    for (const flag of [null, '', '0', 'true', '11']) expect(mayCount(policy, flag)).toBe(false)
  })

  it('needs no flag where consent is not required [CONSENT-09]', () => {
    expect(mayCount({ isRequired: false }, null)).toBe(true)
  })

  it('is allowed by the choice of its own cookie, by no other [AMBIG-034]', () => {
    const given = (allowed: string[]) => allowsAnalytics(policy, { isGiven: true, allowed })
    expect(given(['statistics'])).toBe(true)
    expect(given(['marketing'])).toBe(false)
    expect(allowsAnalytics(policy, { isGiven: false, allowed: ['statistics'] })).toBe(false)
    expect(allowsAdvertising(policy, { isGiven: true, allowed: ['statistics'] })).toBe(false)
    expect(allowsAdvertising(policy, { isGiven: true, allowed: ['marketing'] })).toBe(true)
    expect(allowsAdvertising(policy, { isGiven: false, allowed: ['marketing'] })).toBe(false)
  })
})
