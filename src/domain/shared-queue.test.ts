import { describe, expect, it } from 'vitest'
import { mostCarried } from '../contract/shared-queue.ts'
import { returnAddress } from './addresses/return-address.ts'
import { carriedIn, carriedSearch } from './shared-queue.ts'

const named = (count: number) => Array.from({ length: count }, (_, at) => `trk_${at}`)

describe('a link that carries a queue', () => {
  it('names what plays and what comes, in their order', () => {
    expect(carriedIn(carriedSearch(['trk_b', 'epi_a', 'trk_b']))).toBe('trk_b.epi_a.trk_b')
  })
  it('carries as much as a camera can read of a code', () => {
    expect(carriedIn(carriedSearch(named(200)))).toBe(named(mostCarried).join('.'))
  })
  it('carries nothing that somebody else has written into the address', () => {
    const long = named(mostCarried + 1).join('.')
    for (const text of ['', '.', 'a..b', 'a/b', 'a b', '<b>', '../x', 'a,b', 'x'.repeat(65), long])
      expect([text, carriedIn(`?queue=${encodeURIComponent(text)}`)]).toEqual([text, null])
    expect(carriedIn('')).toBeNull()
  })
  it('survives the way through the login', () => {
    const place = `/ar/music/tracks/night-bus/trk_1${carriedSearch(['trk_1', 'trk_2'])}`
    expect(returnAddress(place)).toBe(place)
  })
})
