import { describe, expect, it } from 'vitest'
import type { Kind } from '../../../src/contract/kinds.ts'
import { jsonLdOf } from './json-ld.ts'
import type { SummaryItem } from './page-summary.ts'

const item = (kind: Kind, more: Partial<SummaryItem> = {}): SummaryItem => ({
  id: 'x_1',
  kind,
  slug: 'blue-hour',
  title: 'Blue hour',
  lang: 'de',
  picture: { url: '/img/x_1/320x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'ANY',
  grading: 0,
  duration: 754,
  by: { id: 'x_2', slug: 'second-light', name: 'Second Light' },
  ...more,
})
const described = (kind: Kind, more?: Partial<SummaryItem>) =>
  jsonLdOf({
    item: item(kind, more),
    url: 'https://host/page',
    picture: 'https://host/picture',
    description: 'About it',
    pathsIn: (path) => `https://host/ar${path}`,
  })

describe('JSON-LD of podcasts and audiobooks', () => {
  it('describes a podcast as a series with its host', () => {
    expect(described('podcast')).toMatchObject({
      '@type': 'PodcastSeries',
      inLanguage: 'de',
      author: {
        '@type': 'Person',
        name: 'Second Light',
        url: 'https://host/ar/audiobook/artists/second-light/x_2',
      },
    })
  })
  it('describes an episode with series, date and duration', () => {
    const released = '2026-11-01T00:00:00.000Z'
    expect(described('episode', { released })).toMatchObject({
      '@type': 'PodcastEpisode',
      partOfSeries: {
        '@type': 'PodcastSeries',
        name: 'Second Light',
        url: 'https://host/ar/podcast/details/second-light/x_2',
      },
      datePublished: released,
      duration: 'PT12M34S',
    })
  })
  it('describes an audiobook with author and duration', () => {
    expect(described('audiobook')).toMatchObject({
      '@type': 'Audiobook',
      author: { '@type': 'Person', name: 'Second Light' },
      duration: 'PT12M34S',
    })
  })
})

describe('JSON-LD of a game', () => {
  it.each(['game', 'onlineGame', 'cloudGame'] as const)('describes a %s with its developer', (kind) => {
    expect(described(kind, { developerName: 'Ninth Wave' })).toMatchObject({
      '@type': 'VideoGame',
      name: 'Blue hour',
      author: { '@type': 'Organization', name: 'Ninth Wave' },
    })
  })
})

describe('JSON-LD of a video', () => {
  it('has of a music video its image, date and duration', () => {
    const released = '2026-11-01T00:00:00.000Z'
    expect(described('musicVideo', { released })).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: 'https://host/picture',
      uploadDate: released,
      duration: 'PT12M34S',
      isAccessibleForFree: true,
    })
  })
  it('has of a tournament video its description, image and date', () => {
    const released = '2026-11-25T00:00:00.000Z'
    expect(described('video', { released })).toMatchObject({
      '@type': 'VideoObject',
      name: 'Blue hour',
      description: 'About it',
      thumbnailUrl: 'https://host/picture',
      uploadDate: released,
    })
  })
  it('has duration and whether a plan is required; of a series the number of episodes', () => {
    expect(described('video', { premium: true, year: 2024 })).toMatchObject({
      '@type': 'Movie',
      duration: 'PT12M34S',
      isAccessibleForFree: false,
    })
    const series = { id: 'ser_1', slug: 'port', title: 'Port', lang: 'de', season: 2, number: 3 } as const
    expect(described('video', { series })).toMatchObject({
      '@type': 'TVEpisode',
      duration: 'PT12M34S',
      episodeNumber: 3,
      partOfSeason: { '@type': 'TVSeason', seasonNumber: 2 },
      partOfSeries: {
        '@type': 'TVSeries',
        name: 'Port',
        url: 'https://host/ar/video/series/details/port/ser_1',
      },
    })
    expect(described('series', { count: 8 })).toMatchObject({ '@type': 'TVSeries', numberOfEpisodes: 8 })
  })
})

describe('JSON-LD of a song and an audiobook', () => {
  const other = { id: 'x_3', slug: 'night', title: 'Night' }
  it('has the album, and the narrator', () => {
    const artist = { id: 'x_2', slug: 'second-light', name: 'Second Light' }
    expect(described('track', { album: { ...other, artist } })).toMatchObject({
      inAlbum: {
        '@type': 'MusicAlbum',
        name: 'Night',
        url: 'https://host/ar/music/albums/second-light/x_2/night/x_3',
      },
    })
    expect(described('audiobook', { narrator: artist })).toMatchObject({
      readBy: { '@type': 'Person', name: 'Second Light' },
    })
    expect(described('track')).not.toHaveProperty('inAlbum')
  })
})

describe('JSON-LD of a price', () => {
  const price = (amount: number, businessModel = 'PURCHASE') => ({
    prices: [{ amount, currency: 'EUR', businessModel }],
  })
  const offer = { '@type': 'Offer', url: 'https://host/page', priceCurrency: 'EUR' }
  const validUntil = '2026-12-24T00:00:00.000Z'

  it('describes a voucher as an offer with price and end, a voucher book as a product on offer', () => {
    expect(described('voucher', { ...price(0), validUntil })).toMatchObject({
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'EUR',
      validThrough: validUntil,
    })
    expect(described('voucherBook', { ...price(9.99), validUntil })).toMatchObject({
      '@type': 'Product',
      offers: { ...offer, price: 9.99, validThrough: validUntil },
    })
  })
  it('has the price that the page of a game shows, and none where a plan includes it', () => {
    expect(described('game', price(2.99))).toMatchObject({ offers: { ...offer, price: 2.99 } })
    expect(described('onlineGame', price(0, 'DOWNLOAD_TO_OWN_FREEMIUM'))).toMatchObject({
      offers: { ...offer, price: 0 },
    })
    expect(described('cloudGame', { ...price(0, 'SUBSCRIPTION'), premium: true })).not.toHaveProperty(
      'offers',
    )
  })
  it('is absent where the page shows none', () => {
    for (const kind of ['track', 'article', 'voucherBook'] as const)
      expect(described(kind, kind === 'voucherBook' ? {} : price(1.29))).not.toHaveProperty('offers')
    expect(described('voucher')).not.toHaveProperty('price')
  })
})

describe('JSON-LD of an article', () => {
  it('has its date, reading time, and whether it is free', () => {
    const released = '2026-11-01T00:00:00.000Z'
    expect(described('article', { released, minutes: 4, premium: true })).toMatchObject({
      datePublished: released,
      timeRequired: 'PT4M',
      isAccessibleForFree: false,
      image: 'https://host/picture',
      author: { '@type': 'Person', name: 'Second Light' },
    })
  })
})

describe('JSON-LD of a tournament', () => {
  it('describes an event on this page, from one date to another', () => {
    const days = { starts: '2026-11-20T17:00:00.000Z', ends: '2026-11-27T20:00:00.000Z' }
    expect(described('tournament', days)).toMatchObject({
      '@type': 'Event',
      startDate: days.starts,
      endDate: days.ends,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: 'https://host/page' },
    })
  })
})

describe('JSON-LD of an offer', () => {
  const organisation = {
    '@type': 'Organization',
    name: 'Second Light',
    url: 'https://host/ar/mp/second-light/x_2',
  }
  it.each([
    ['app', 'SoftwareApplication', 'author'],
    ['service', 'Service', 'provider'],
    ['voucher', 'Offer', 'offeredBy'],
  ] as const)('describes kind %s as type %s with its partner as %s', (kind, type, role) => {
    expect(described(kind)).toMatchObject({ '@type': type, [role]: organisation })
  })
  it('describes a partner as an organisation', () => {
    expect(described('partner', { by: undefined })).toMatchObject({
      '@type': 'Organization',
      name: 'Blue hour',
    })
  })
})
