import { describe, expect, it } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import type { SourceKind } from '../../contract/shared.ts'
import { addressOfDownload, collectionPageOf, trackPageOf } from './track-page.ts'

const address = (kind: SourceKind, id: string) =>
  addressOfDownload({ kind, id, title: 'Blue' }, downloadRecord('trk_1').track)

it('the title of a downloaded song leads to the song, that of a list to the list', () => {
  expect(address('track', 'trk_1')).toBe('/music/tracks/trk_1/trk_1')
  expect(address('album', 'alb_1')).toBe('/music/albums/nils/art_1/blue/alb_1')
  expect(address('podcast', 'alb_1')).toBe('/podcast/details/blue/alb_1')
  expect(address('audiobook', 'alb_1')).toBe('/audiobook/details/blue/alb_1')
  expect(address('playlist', 'pll_1')).toBe('/music/playlists/pll_1/pll_1')
  expect(address('artist', 'art_2')).toBe('/music/artists/art_2/art_2')
})

it('a shelf has no page', () => {
  expect(address('shelf', 'list-1')).toBeUndefined()
})

describe('the current track', () => {
  const album = { slug: 'second-light', id: 'x_2', artist: { slug: 'act', id: 'x_3' } }
  it.each([
    ['track', '/music/albums/act/x_3/second-light/x_2'],
    ['chapter', '/audiobook/details/second-light/x_2'],
    ['episode', '/podcast/episode/blue-hour/x_1'],
  ] as const)('a %s links from the player to its page', (kind, address) => {
    expect(trackPageOf({ slug: 'blue-hour', id: 'x_1', kind, album })).toBe(address)
  })
  it.each([
    ['track', '/music/albums/act/x_3/second-light/x_2'],
    ['chapter', '/audiobook/details/second-light/x_2'],
    ['episode', '/podcast/details/second-light/x_2'],
  ] as const)('a %s links from its menu to the album, the book or the show', (kind, address) => {
    expect(collectionPageOf({ slug: 'blue-hour', id: 'x_1', kind, album })).toBe(address)
  })
})
