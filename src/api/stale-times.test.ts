import { describe, expect, it } from 'vitest'
import { configurationStructure } from '../contract/freshness.ts'
import { fullArticleQuery } from './articles.ts'
import { moreOfStructureQuery, structureQuery } from './content.ts'
import { deviceQuery } from './device.ts'
import { forYouQuery } from './fragments.ts'
import { subscriptionTypesQuery } from './subscriptions.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const

describe('an answer counts as fresh', () => {
  it('for 2 minutes for a structure, or a fragment of one [CACHE-01]', () => {
    const [home, personal] = [
      { name: 'home', id: null },
      { ...scope, user: 'usr_1' },
    ]
    for (const { staleTime } of [
      structureQuery(scope, home),
      moreOfStructureQuery(scope, home, 'albums', 'alb_1'),
      forYouQuery(personal),
      fullArticleQuery(personal, 'atc_1'),
    ])
      expect(staleTime).toBe(2 * 60_000)
  })
  it('for 1 hour for the configuration [CACHE-02]', () => {
    expect(structureQuery(scope, { name: configurationStructure, id: null }).staleTime).toBe(60 * 60_000)
  })
  it('for 2 hours for the types of subscription [CACHE-03]', () => {
    expect(subscriptionTypesQuery(scope).staleTime).toBe(2 * 60 * 60_000)
  })
  it('for 24 hours for the device [CACHE-04]', () => {
    expect(deviceQuery('riwaq').staleTime).toBe(24 * 60 * 60_000)
  })
})
