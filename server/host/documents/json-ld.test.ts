import { describe, expect, it } from 'vitest'
import type { Kind } from '../../../src/contract/kinds.ts'
import { jsonLdOf } from './json-ld.ts'
import type { LeadItem } from './lead.ts'

const item = (kind: Kind, more: Partial<LeadItem> = {}): LeadItem => ({
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
const described = (kind: Kind, more?: Partial<LeadItem>) =>
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

describe('what a machine reads of a tournament', () => {
  it('it is an event on this page, from one day to another', () => {
    const days = { starts: '2026-11-20T17:00:00.000Z', ends: '2026-11-27T20:00:00.000Z' }
    expect(described('tournament', days)).toMatchObject({
      '@type': 'Event',
      startDate: days.starts,
      endDate: days.ends,
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
