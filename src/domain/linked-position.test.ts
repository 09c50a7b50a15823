import { describe, expect, it } from 'vitest'
import { linkTo } from './addresses/addresses.ts'
import { linkedPositionIn, positionSearch, startSecondFor } from './linked-position.ts'
import { returnAddress } from './addresses/return-address.ts'
import { pathOf, withoutLoginParams } from './addresses/without-login-params.ts'

const song = linkTo.track({ id: 'trk_1', slug: 'night-bus' })
const episode = linkTo.episode({ id: 'epi_1', slug: 'salt' })

describe('a link with a time', () => {
  it('has a whole second of a song or an episode, in every language', () => {
    expect(linkedPositionIn(song, positionSearch(83.9))).toEqual({ kind: 'track', id: 'trk_1', second: 83 })
    expect(linkedPositionIn(`/ar${episode}`, '?x=1&t=5')).toEqual({ kind: 'episode', id: 'epi_1', second: 5 })
  })
  it('has no time without a second, or with anything else in its place', () => {
    expect(positionSearch(0.4)).toBe('')
    for (const search of ['', '?t=', '?t=0', '?t=-4', '?t=1e9', '?t=12345678', '?t=1m'])
      expect([search, linkedPositionIn(song, search)]).toEqual([search, null])
  })
  it('starts the song or episode it links to, and no other', () => {
    const moment = linkedPositionIn(episode, '?t=83')
    expect(startSecondFor('epi_1', moment)).toBe(83)
    expect([startSecondFor('epi_2', moment), startSecondFor('epi_1', null)]).toEqual([undefined, undefined])
  })
  it('survives the login', () => {
    const place = `/ar${episode}?t=83`
    expect(returnAddress(place)).toBe(place)
    const back = withoutLoginParams(
      new URL(`https://riwaq.example${place}&code=abc&state=xyz&iss=https://id.example`),
    )
    expect(pathOf(back)).toBe(place)
    expect(linkedPositionIn(back.pathname, back.search)?.second).toBe(83)
  })
  it('has no effect on a page of many items', () => {
    expect(linkedPositionIn(linkTo.podcast({ id: 'pod_1', slug: 'salt' }), '?t=5')).toBeNull()
    expect(linkedPositionIn('/', '?t=5')).toBeNull()
  })
})
