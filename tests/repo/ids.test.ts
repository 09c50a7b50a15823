import { describe, expect, it } from 'vitest'
import { idsIn, unreadableIn } from '../tools/lib/ids.mjs'

describe('the ids of requirement rows in titles', () => {
  it('are one or several between brackets, with commas', () => {
    expect(idsIn('plays [PLAYER-12]')).toEqual(['PLAYER-12'])
    expect(idsIn('goes [NAV-01, CALL-USER-07] and stays [NAV-02,NAV-03]')).toEqual([
      'NAV-01',
      'CALL-USER-07',
      'NAV-02',
      'NAV-03',
    ])
  })
  it('are refused where they cannot be read', () => {
    const wrong = [
      'has no commas [PARENTAL-02 PARENTAL-03]',
      'has one comma too many [NAV-01, ]',
      'is written small [nav-01]',
      'says more than ids [NAV-01 and its kin]',
      'is never closed [NAV-01',
    ]
    expect(wrong.flatMap(idsIn)).toEqual([])
    expect(wrong.filter((title) => unreadableIn(title).length === 1)).toEqual(wrong)
  })
  it('are not seen in other brackets', () => {
    const title = 'answers at [::1] with a list [], [a, b] and [0]'
    expect([...idsIn(title), ...unreadableIn(title)]).toEqual([])
  })
})
