import { describe, expect, it } from 'vitest'
import { gameLinks } from './game-addresses.ts'
import { marketplaceLinks } from './marketplace-addresses.ts'
import { addressOf, type Linkable, linkTo } from './addresses.ts'
import { kindNames } from '../../contract/kinds.ts'
import { matchRoute } from './routing.ts'
import { slug, slugOr } from './slug.ts'

const one = { slug: 'blue-hour', id: 'x_1' }
const other = { slug: 'second-light', id: 'x_2' }

describe('the address', () => {
  it.each([
    ['an app partner', 'LINK-01', marketplaceLinks.appPartner(one), '/apps/partner/blue-hour/x_1'],
    ['managing an app', 'LINK-02', marketplaceLinks.appManage('x_1'), '/apps/manage/x_1'],
    ['a marketplace partner', 'LINK-03', linkTo.marketplacePartner(one), '/mp/blue-hour/x_1'],
    [
      'arcade details',
      'LINK-04',
      gameLinks.arcade('blue-hour', 'x_1', 'open'),
      '/arcade/details/blue-hour/x_1?state=open',
    ],
    ['a game with an id', 'LINK-05', linkTo.game('blue-hour', 'x_1'), '/games/details/blue-hour/x_1'],
    ['a game without an id', 'LINK-06', linkTo.game('blue-hour'), '/games/details/blue-hour'],
    [
      'a games category',
      'LINK-07',
      gameLinks.gamesCategory(one, 'puzzle'),
      '/games/category/blue-hour/x_1?genre=puzzle',
    ],
    [
      'a games publisher',
      'LINK-08',
      gameLinks.gamesPublisher('small-studio'),
      '/games/publisher/small-studio',
    ],
    ['a music artist', 'LINK-09', linkTo.artist(one), '/music/artists/blue-hour/x_1'],
    [
      'a music album, first the artist and then the album',
      'LINK-10',
      linkTo.album(one, other),
      '/music/albums/blue-hour/x_1/second-light/x_2',
    ],
    ['a music track', 'LINK-11', linkTo.track(one), '/music/tracks/blue-hour/x_1'],
    ['a music playlist', 'LINK-12', linkTo.playlist(one), '/music/playlists/blue-hour/x_1'],
    ['a podcast', 'LINK-13', linkTo.podcast(one), '/podcast/details/blue-hour/x_1'],
    ['a podcast episode', 'LINK-14', linkTo.episode(one), '/podcast/episode/blue-hour/x_1'],
    ['an audiobook', 'LINK-15', linkTo.audiobook(one), '/audiobook/details/blue-hour/x_1'],
    ['an audiobook artist', 'LINK-16', linkTo.audiobookArtist(one), '/audiobook/artists/blue-hour/x_1'],
  ])('of %s is the specified one [%s]', (_, __, made, expected) => {
    expect(made).toBe(expected)
  })

  it.each(kindNames)('of a %s matches a row of the route table', (kind) => {
    const item: Linkable = { ...one, kind, by: other }
    expect(matchRoute(addressOf(item).split('?')[0] ?? '')?.route.name).not.toMatch(/^(?:catch-all|home)$/)
  })

  it('encodes any slug, id or state as one segment or one value', () => {
    const sly = { slug: 'a/../b?c#d', id: '%2F&=' }
    expect(linkTo.track(sly)).toBe('/music/tracks/a%2F..%2Fb%3Fc%23d/%252F%26%3D')
    expect(gameLinks.arcade('s', 'i', 'a&b=c#d')).toBe('/arcade/details/s/i?state=a%26b%3Dc%23d')
  })
})

describe('a slug', () => {
  it('joins its words with a hyphen [LINK-17]', () => {
    expect(slug('Songs from  under—the arches!')).toBe('songs-from-under-the-arches')
    expect(slug('  ...ألف ليلة وليلة... ')).toBe('ألف-ليلة-وليلة')
  })
  it('is lowercase [LINK-18]', () => {
    expect(slug('ÄRGER Über ΣΊΣΥΦΟΣ')).toBe('ÄRGER Über ΣΊΣΥΦΟΣ'.toLowerCase().replaceAll(' ', '-'))
  })
  it('is never empty in an address', () => {
    expect(slugOr('!!!', 'alb_1')).toBe('alb_1')
  })
})
