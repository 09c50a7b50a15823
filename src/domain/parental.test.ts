import { describe, expect, it } from 'vitest'
import { maxRatingInQuery } from './max-rating-query.ts'
import { ageOf, maxRatingOf } from './parental.ts'

describe('a content grading', () => {
  it.each([
    ['PARENTAL-13', 0, 0],
    ['PARENTAL-14', 10, 6],
    ['PARENTAL-15', 20, 12],
    ['PARENTAL-16', 30, 16],
    ['PARENTAL-17', 40, 18],
    ['PARENTAL-18', 50, 18],
    ['PARENTAL-18', 5, 18],
    ['PARENTAL-18', -1, 18],
  ])('maps to an age [%s]: %i is for %i and older', (_, grading, age) => {
    expect(ageOf(grading)).toBe(age)
  })
})

describe('the age ceiling', () => {
  it('is 60 where query, parental control and tenant say nothing [PARENTAL-12, AMBIG-110]', () => {
    expect(maxRatingOf({})).toBe(60)
    expect(maxRatingOf({ query: null, parental: null, tenant: null })).toBe(60)
  })
  it('is requested in an address by maxRating and by no other name [AMBIG-113]', () => {
    expect(maxRatingInQuery('?maxRating=20')).toBe(20)
    expect(maxRatingInQuery('?q=x&maxRating=0')).toBe(0)
    for (const search of ['?maxrating=20', '?rating=20', '?query=20', '?maxRating=high', '?maxRating=', ''])
      expect(maxRatingInQuery(search)).toBeNull()
  })
  it('is the query’s before the parental control’s before the tenant’s; an address only lowers it [PARENTAL-09, PARENTAL-10, PARENTAL-11]', () => {
    const [tenant, child] = [40, { isActive: true, maxRating: 20 }]
    expect(maxRatingOf({ tenant })).toBe(40)
    expect(maxRatingOf({ tenant, parental: child })).toBe(20)
    expect(maxRatingOf({ tenant, parental: { isActive: false, maxRating: 20 } })).toBe(40)
    expect(maxRatingOf({ tenant, parental: child, query: 10 })).toBe(10)
    expect(maxRatingOf({ tenant, parental: child, query: 60 })).toBe(20)
  })
  it('compares gradings as numbers [AMBIG-111]', () => {
    expect([0, 10, 20, 30, 40].every((grading) => grading <= maxRatingOf({}))).toBe(true)
    expect(maxRatingOf({ tenant: 9, query: 10 })).toBe(9)
  })
})
