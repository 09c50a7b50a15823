import { configurationStructure } from '../freshness.ts'
import type { CallDescriptions } from './description.ts'
import {
  articleCard,
  description,
  english,
  gameCard,
  page,
  shelf,
  tournamentCard,
  videoCard,
} from './examples.ts'

export const pageCalls = {
  getStructure: {
    area: 'Pages',
    summary: `Answers a page of the tenant as a tree of blocks; \`${configurationStructure}\` holds its settings.`,
    without: 'Every composed page: home, sections and lists show ‘Page not found’.',
    isMandatory: true,
    errors: ['NOT_FOUND'],
    example: { params: { name: 'home' }, query: english, answer: page },
  },
  getFragment: {
    area: 'Pages',
    summary: 'Answers a part of a page that is personal, or that continues a list.',
    without: 'The personal shelves of home, the full text of premium articles and further articles.',
    errors: ['NOT_FOUND'],
    example: { params: { name: 'home', id: 'for-you' }, query: english, answer: [shelf] },
  },
  countRead: {
    area: 'Articles',
    summary: 'Counts that an article was opened, and answers how often that has happened.',
    without: 'The number of readers.',
    errors: ['NOT_FOUND'],
    example: {
      query: { id: articleCard.id, category: 'culture' },
      answer: { id: articleCard.id, category: 'culture', reads: 412 },
    },
  },
  searchItems: {
    area: 'Search',
    summary: 'Finds items by the beginnings of their words, in groups of kinds.',
    without: 'Search; only what this device knows is found.',
    example: {
      query: { q: 'city', lang: 'en' },
      answer: {
        total: 1,
        best: articleCard,
        groups: [{ group: 'articles', total: 1, entries: [] }],
        isNear: false,
      },
    },
  },
} satisfies Partial<CallDescriptions>

export const screenCalls = {
  getVideo: {
    area: 'Video',
    summary: 'Answers a film, series, episode or music video.',
    without: 'The pages of films, series and music videos.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: videoCard.id },
      query: english,
      answer: { ...videoCard, genre: 'Drama', description, episodes: [], more: [] },
    },
  },
  streamVideo: {
    area: 'Video',
    summary: 'Answers the address of a video for this person: the whole, a preview or nothing.',
    without: 'Watching.',
    errors: ['NOT_FOUND'],
    example: {
      body: { id: videoCard.id, protocol: 'HLS', drm: null, externalProviderCode: null },
      answer: {
        url: 'https://media.example/high-tide/index.m3u8?ticket=4f1c',
        isPreview: false,
        purchase: [],
        type: 'application/vnd.apple.mpegurl',
        captions: [{ lang: 'en', url: 'https://media.example/high-tide/en.vtt' }],
      },
    },
  },
  getGame: {
    area: 'Games',
    summary: 'Answers a game, by its id or its slug.',
    without: 'The pages of games.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: gameCard.id },
      query: english,
      answer: {
        ...gameCard,
        name: gameCard.title,
        customProperties: { useGameFrame: true },
        additionalArtworks: [],
        developerName: 'Small Arches',
        licensorName: 'Small Arches',
        isWalletItem: false,
        providerId: 'riwaq',
        firstEpisodeContentType: null,
        megabytes: null,
        prices: [],
        publisher: null,
        genre: { id: 'puzzle', title: 'Puzzle' },
        description,
        byPublisher: [],
        more: [],
      },
    },
  },
  getTournament: {
    area: 'Games',
    summary: 'Answers a tournament with prizes, rules and its game.',
    without: 'The pages of tournaments.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: tournamentCard.id },
      query: english,
      answer: {
        ...tournamentCard,
        description,
        starts: '2026-12-01T18:00:00.000Z',
        ends: '2026-12-08T18:00:00.000Z',
        seats: 64,
        prizes: [{ place: 1, amount: 500, currency: 'EUR' }],
        rules: [description],
        game: gameCard,
        news: [],
        videos: [],
        more: [],
      },
    },
  },
} satisfies Partial<CallDescriptions>
