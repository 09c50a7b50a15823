/** Structured data (JSON-LD) of item pages. */
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../src/contract/languages.ts'
import { Video } from '../../src/contract/video.ts'
import { existingAddresses } from '../support/addresses.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

describe('a page of one item', () => {
  interface Description {
    '@context': string
    '@type': string
    name?: string
    headline?: string
    url: string
    inLanguage: string
    byArtist?: { name: string; url: string }
  }
  const descriptionsIn = (body: string): Description[] =>
    [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Description,
    )

  const length: unknown = expect.stringMatching(/^PT\d+M\d+S$/)
  const day: unknown = expect.stringMatching(/^20\d\d-\d\d-\d\dT/)
  const address: unknown = expect.stringMatching(/^https?:/)
  const free: unknown = expect.any(Boolean)
  const priced = { price: expect.any(Number) as unknown, priceCurrency: 'EUR' }

  it.each([
    ['music-album', 'MusicAlbum', { numTracks: expect.any(Number) as unknown }],
    ['music-artist', 'MusicGroup', {}],
    ['music-playlist', 'MusicPlaylist', { numTracks: expect.any(Number) as unknown }],
    ['music-track', 'MusicRecording', { duration: length, inAlbum: { '@type': 'MusicAlbum', url: address } }],
    [
      'music-video-details',
      'VideoObject',
      { thumbnailUrl: address, uploadDate: day, duration: length, isAccessibleForFree: free },
    ],
    ['podcast-details', 'PodcastSeries', {}],
    ['podcast-episode', 'PodcastEpisode', { datePublished: day, duration: length }],
    ['audiobook-details', 'Audiobook', { duration: length, readBy: { '@type': 'Person' } }],
    ['audiobook-artist', 'Person', {}],
    ['video-details', 'Movie', { duration: length, isAccessibleForFree: free }],
    ['video-series', 'TVSeries', { numberOfEpisodes: expect.any(Number) as unknown }],
    ['games-details', 'VideoGame', { image: address }],
    [
      'articles-article',
      'Article',
      { image: address, datePublished: day, author: { '@type': 'Person' }, isAccessibleForFree: free },
    ],
    ['news-article', 'NewsArticle', { image: address, datePublished: day }],
    ['tournaments-details', 'Event', { startDate: day, endDate: day }],
    ['mp-partner', 'Organization', {}],
    ['vouchers-details', 'Offer', { ...priced, validThrough: day }],
  ])(
    'at %s is described as %s, under the page’s own address, with the required fields',
    async (name, type, expected) => {
      const addresses = await existingAddresses(portal, 'riwaq')
      const path = [...addresses].find(([row]) => row.name === name)?.[1] ?? ''
      const { body } = await portal.get(`/ar${path}`, 'riwaq.localhost')
      const [description, ...more] = descriptionsIn(body)
      expect(more).toEqual([])
      expect(description).toMatchObject({ '@context': 'https://schema.org', '@type': type, ...expected })
      expect(description?.url).toBe(readDocument(body).canonical[0])
      expect(readDocument(body).title).toContain(description?.name ?? description?.headline ?? '?')
      expect(languageCodes).toContain(description?.inLanguage)
      if (description?.byArtist) {
        const artist = await portal.get(new URL(description.byArtist.url).pathname, 'riwaq.localhost')
        expect(artist.status).toBe(200)
        expect(readDocument(artist.body).lang).toBe('ar')
        expect(readDocument(artist.body).dir).toBe(localeOf('ar').dir)
      }
    },
  )

  it('of an episode of a series names its series in the title', async () => {
    const addresses = await existingAddresses(portal, 'riwaq')
    const path = [...addresses].find(([row]) => row.name === 'video-series')?.[1] ?? ''
    const request = async (id: string) =>
      parse(
        Video,
        JSON.parse((await portal.get(`/api/content/videos/${id}?lang=de`, 'riwaq.localhost')).body),
      )
    const series = await request(path.split('/').at(-1) ?? '')
    const titles = new Set<string>()
    for (const { id, season, number } of series.episodes) {
      const { body } = await portal.get(`/de/video/details/${id}`, 'riwaq.localhost')
      const { title } = readDocument(body)
      expect(title).toContain(` · ${series.title} - `)
      titles.add(title)
      expect(descriptionsIn(body)[0]).toMatchObject({
        '@type': 'TVEpisode',
        partOfSeries: { '@type': 'TVSeries', name: series.title },
        partOfSeason: { seasonNumber: season },
        episodeNumber: number,
      })
    }
    expect([titles.size, series.episodes.length]).toEqual([6, 6])
  })

  it('is the only one that describes an item: lists and missing pages do not', async () => {
    for (const path of ['/music/list', '/no/such/place', '/music/albums/x/alb_no/x/alb_no'])
      expect(descriptionsIn((await portal.get(path, 'riwaq.localhost')).body)).toEqual([])
  })

  it.each([
    ['riwaq', 'fr', 'Riwaq'],
    ['riwaq', 'ar', 'رواق'],
    ['nour', 'fr', 'Nour'],
    ['klang', 'ar', 'Klang'],
  ])('home of %s in %s describes the site', async (tenant, lang, name) => {
    const { body } = await portal.get(`/${lang}`, `${tenant}.localhost`)
    const [description, ...more] = descriptionsIn(body)
    expect(more).toEqual([])
    expect(description).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: readDocument(body).canonical[0],
    })
  })
})
