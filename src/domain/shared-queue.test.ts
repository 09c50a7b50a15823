import { describe, expect, it } from 'vitest'
import { maxSharedTracks } from '../contract/shared-queue.ts'
import { returnAddress } from './addresses/return-address.ts'
import { sharedQueueIn, sharedQueueSearch } from './shared-queue.ts'

const named = (count: number) => Array.from({ length: count }, (_, at) => `trk_${at}`)

describe('a link that shares a queue', () => {
  it('has the current and the upcoming tracks, in order', () => {
    expect(sharedQueueIn(sharedQueueSearch(['trk_b', 'epi_a', 'trk_b']))).toBe('trk_b.epi_a.trk_b')
  })
  it('has as much as a scannable QR code holds', () => {
    expect(sharedQueueIn(sharedQueueSearch(named(200)))).toBe(named(maxSharedTracks).join('.'))
  })
  it('has nothing that somebody else wrote into the address', () => {
    const long = named(maxSharedTracks + 1).join('.')
    for (const text of ['', '.', 'a..b', 'a/b', 'a b', '<b>', '../x', 'a,b', 'x'.repeat(65), long])
      expect([text, sharedQueueIn(`?queue=${encodeURIComponent(text)}`)]).toEqual([text, null])
    expect(sharedQueueIn('')).toBeNull()
  })
  it('survives the login', () => {
    const place = `/ar/music/tracks/night-bus/trk_1${sharedQueueSearch(['trk_1', 'trk_2'])}`
    expect(returnAddress(place)).toBe(place)
  })
})
