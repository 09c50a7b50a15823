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

describe('what a machine reads of something spoken', () => {
  it('a podcast is a series with its host', () => {
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
  it('an episode names its series, its day and its length', () => {
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
  it('an audiobook has an author and a length', () => {
    expect(described('audiobook')).toMatchObject({
      '@type': 'Audiobook',
      author: { '@type': 'Person', name: 'Second Light' },
      duration: 'PT12M34S',
    })
  })
})

describe('what a machine reads of a game', () => {
  it.each(['game', 'onlineGame', 'cloudGame'] as const)('a %s names who developed it', (kind) => {
    expect(described(kind, { developerName: 'Ninth Wave' })).toMatchObject({
      '@type': 'VideoGame',
      name: 'Blue hour',
      author: { '@type': 'Organization', name: 'Ninth Wave' },
    })
  })
})

describe('what a machine reads of a film', () => {
  it('of a song: its small picture, the day it came, and its length', () => {
    const released = '2026-11-01T00:00:00.000Z'
    expect(described('musicVideo', { released })).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: 'https://host/picture',
      uploadDate: released,
      duration: 'PT12M34S',
      isAccessibleForFree: true,
    })
  })
  it('of a cup, which came out in no year: a video as well, with its words, its picture and its day', () => {
    const released = '2026-11-25T00:00:00.000Z'
    expect(described('video', { released })).toMatchObject({
      '@type': 'VideoObject',
      name: 'Blue hour',
      description: 'About it',
      thumbnailUrl: 'https://host/picture',
      uploadDate: released,
    })
  })
  it('its length and whether a plan stands before it; of a series how many episodes there are', () => {
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

describe('what a machine reads of a song and a book', () => {
  const other = { id: 'x_3', slug: 'night', title: 'Night' }
  it('the album that it is on, the voice that reads it', () => {
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

describe('what a machine reads of a price', () => {
  const price = (amount: number, businessModel = 'PURCHASE') => ({
    prices: [{ amount, currency: 'EUR', businessModel }],
  })
  const offer = { '@type': 'Offer', url: 'https://host/page', priceCurrency: 'EUR' }
  const validUntil = '2026-12-24T00:00:00.000Z'

  it('a voucher is an offer with price and end, a book of them a product on offer', () => {
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
  it('a game costs what its page says, and nothing of its own where a plan opens it', () => {
    expect(described('game', price(2.99))).toMatchObject({ offers: { ...offer, price: 2.99 } })
    expect(described('onlineGame', price(0, 'DOWNLOAD_TO_OWN_FREEMIUM'))).toMatchObject({
      offers: { ...offer, price: 0 },
    })
    expect(described('cloudGame', { ...price(0, 'SUBSCRIPTION'), premium: true })).not.toHaveProperty(
      'offers',
    )
  })
  it('is left out where the page says none', () => {
    for (const kind of ['track', 'article', 'voucherBook'] as const)
      expect(described(kind, kind === 'voucherBook' ? {} : price(1.29))).not.toHaveProperty('offers')
    expect(described('voucher')).not.toHaveProperty('price')
  })
})

describe('what a machine reads of an article', () => {
  it('its day, how long it takes, and whether it is open to all', () => {
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

describe('what a machine reads of a tournament', () => {
  it('it is an event on this page, from one day to another', () => {
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

describe('what a machine reads of something on offer', () => {
  const organisation = {
    '@type': 'Organization',
    name: 'Second Light',
    url: 'https://host/ar/mp/second-light/x_2',
  }
  it.each([
    ['app', 'SoftwareApplication', 'author'],
    ['service', 'Service', 'provider'],
    ['voucher', 'Offer', 'offeredBy'],
  ] as const)('a thing of kind %s is of type %s and names its partner as %s', (kind, type, role) => {
    expect(described(kind)).toMatchObject({ '@type': type, [role]: organisation })
  })
  it('a partner is an organisation', () => {
    expect(described('partner', { by: undefined })).toMatchObject({
      '@type': 'Organization',
      name: 'Blue hour',
    })
  })
})
