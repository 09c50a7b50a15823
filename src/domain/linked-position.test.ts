import { describe, expect, it } from 'vitest'
import { linkTo } from './addresses/addresses.ts'
import { momentIn, momentSearch, secondFor } from './linked-position.ts'
import { returnAddress } from './addresses/return-address.ts'
import { pathOf, withoutReturn } from './addresses/without-login-params.ts'

const song = linkTo.track({ id: 'trk_1', slug: 'night-bus' })
const episode = linkTo.episode({ id: 'epi_1', slug: 'salt' })

describe('a link with a moment', () => {
  it('leads to a whole second of a song or an episode, in every language', () => {
    expect(momentIn(song, momentSearch(83.9))).toEqual({ kind: 'track', id: 'trk_1', second: 83 })
    expect(momentIn(`/ar${episode}`, '?x=1&t=5')).toEqual({ kind: 'episode', id: 'epi_1', second: 5 })
  })
  it('is no moment without a second, or with anything else in its place', () => {
    expect(momentSearch(0.4)).toBe('')
    for (const search of ['', '?t=', '?t=0', '?t=-4', '?t=1e9', '?t=12345678', '?t=1m'])
      expect([search, momentIn(song, search)]).toEqual([search, null])
  })
  it('is what the song or episode begins at that it leads to, and no other', () => {
    const moment = momentIn(episode, '?t=83')
    expect(secondFor('epi_1', moment)).toBe(83)
    expect([secondFor('epi_2', moment), secondFor('epi_1', null)]).toEqual([undefined, undefined])
  })
  it('survives the way through the login', () => {
    const place = `/ar${episode}?t=83`
    expect(returnAddress(place)).toBe(place)
    const back = withoutReturn(
      new URL(`https://riwaq.example${place}&code=abc&state=xyz&iss=https://id.example`),
    )
    expect(pathOf(back)).toBe(place)
    expect(momentIn(back.pathname, back.search)?.second).toBe(83)
  })
  it('is none on a page that stands for many', () => {
    expect(momentIn(linkTo.podcast({ id: 'pod_1', slug: 'salt' }), '?t=5')).toBeNull()
    expect(momentIn('/', '?t=5')).toBeNull()
  })
})
