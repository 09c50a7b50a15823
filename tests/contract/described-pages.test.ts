/** What a page tells search engines about the one thing it shows (JSON-LD). */
import { describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../src/contract/languages.ts'
import { livingAddresses } from '../support/addresses.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

describe('a page of one item', () => {
  interface Said {
    '@context': string
    '@type': string
    name?: string
    headline?: string
    url: string
    inLanguage: string
    byArtist?: { name: string; url: string }
  }
  const saidOn = (body: string): Said[] =>
    [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Said,
    )

  it.each([
    ['music-album', 'MusicAlbum'],
    ['music-artist', 'MusicGroup'],
    ['music-playlist', 'MusicPlaylist'],
    ['music-track', 'MusicRecording'],
    ['music-video-details', 'VideoObject'],
    ['podcast-details', 'PodcastSeries'],
    ['podcast-episode', 'PodcastEpisode'],
    ['audiobook-details', 'Audiobook'],
    ['audiobook-artist', 'Person'],
    ['video-details', 'Movie'],
    ['video-series', 'TVSeries'],
    ['games-details', 'VideoGame'],
    ['articles-article', 'Article'],
    ['news-article', 'NewsArticle'],
    ['tournaments-details', 'Event'],
    ['mp-partner', 'Organization'],
    ['vouchers-details', 'Offer'],
  ])('at %s says that it is a %s, in the page’s own address', async (name, type) => {
    const addresses = await livingAddresses(portal, 'riwaq')
    const path = [...addresses].find(([row]) => row.name === name)?.[1] ?? ''
    const { body } = await portal.get(`/ar${path}`, 'riwaq.localhost')
    const [said, ...more] = saidOn(body)
    expect(more).toEqual([])
    expect(said).toMatchObject({ '@context': 'https://schema.org', '@type': type })
    expect(said?.url).toBe(readDocument(body).canonical[0])
    expect(readDocument(body).title).toContain(said?.name ?? said?.headline ?? '?')
    expect(languageCodes).toContain(said?.inLanguage)
    if (said?.byArtist) {
      const artist = await portal.get(new URL(said.byArtist.url).pathname, 'riwaq.localhost')
      expect(artist.status).toBe(200)
      expect(readDocument(artist.body).lang).toBe('ar')
      expect(readDocument(artist.body).dir).toBe(localeOf('ar').dir)
    }
  })

  it('is the only one that describes an item: lists and missing pages say nothing', async () => {
    for (const path of ['/music/list', '/no/such/place', '/music/albums/x/alb_no/x/alb_no'])
      expect(saidOn((await portal.get(path, 'riwaq.localhost')).body)).toEqual([])
  })

  it.each(['riwaq', 'nour', 'klang'])('home of %s says whose site it is', async (tenant) => {
    const { body } = await portal.get('/fr', `${tenant}.localhost`)
    const [said, ...more] = saidOn(body)
    expect(more).toEqual([])
    expect(said).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: readDocument(body).data.tenant.brand,
      url: readDocument(body).canonical[0],
    })
  })
})
