import type { CallDescriptions } from './description.ts'
import { albumCard, english, moment, podcastCard, track } from './examples.ts'

const like = { type: 'albums', id: albumCard.id } as const
const heard = { id: track.id, contentType: track.contentType, userCurrentPlaying: 42, updated: moment }
const rating = { articleId: albumCard.id, score: 4, average: 4.2, count: 31 } as const

export const libraryCalls = {
  getLikedPlaylists: {
    area: 'Library',
    summary: 'Lists the playlists that the person likes.',
    without: 'Playlists among the favourites.',
    example: { query: english, answer: { ids: [], entries: [], total: 0 } },
  },
  getLikes: {
    area: 'Library',
    summary: 'Lists what the person likes of one type.',
    without: 'Favourites; hearts stay empty.',
    example: {
      params: { type: 'albums' },
      query: { lang: 'en', sort: 'added' },
      answer: { ids: [albumCard.id], entries: [albumCard], total: 1 },
    },
  },
  addLike: {
    area: 'Library',
    summary: 'Adds an item to the favourites.',
    without: 'Adding favourites: the heart empties again with a message.',
    errors: ['NOT_FOUND', 'LIKES_FULL'],
    example: { params: like, answer: { liked: true } },
  },
  removeLike: {
    area: 'Library',
    summary: 'Removes an item from the favourites.',
    without: 'Removing favourites: the heart fills again with a message.',
    example: { params: like, answer: { liked: false } },
  },
  getPlayHistory: {
    area: 'Library',
    summary: 'Answers the position in one item; null where it was never started.',
    without: 'Going on where another device stopped.',
    example: { params: { id: track.id }, answer: heard },
  },
  putPlayHistory: {
    area: 'Library',
    summary: 'Stores the position in an item.',
    without: 'Going on where another device stopped.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: track.id },
      body: { userCurrentPlaying: 42, contentType: track.contentType },
      answer: heard,
    },
  },
  deletePlayHistory: {
    area: 'Library',
    summary: 'Removes an item from the play history.',
    without: 'Removing an item from the history.',
    example: { params: { id: track.id }, answer: null },
  },
  addHistory: {
    area: 'Library',
    summary: 'Adds an item to the play history, at its beginning.',
    without: 'New items in the history.',
    errors: ['NOT_FOUND'],
    example: {
      params: { type: 'PLAY', id: track.id },
      body: { contentType: track.contentType },
      answer: { ...heard, userCurrentPlaying: 0 },
    },
  },
  listPlayHistory: {
    area: 'Library',
    summary: 'Lists the play history with positions, newest first.',
    without: '‘Continue listening’ and the history of other devices.',
    example: {
      query: { lang: 'en', limit: '12' },
      answer: { entries: [{ card: albumCard, userCurrentPlaying: 42, updated: moment }] },
    },
  },
  clearPlayHistory: {
    area: 'Library',
    summary: 'Removes everything that was played until a moment.',
    without: 'Clearing the history.',
    example: { query: { until: moment }, answer: null },
  },
  listPlaces: {
    area: 'Library',
    summary: 'Lists the positions in the parts of a podcast or audiobook.',
    without: 'How far each episode and chapter was heard on other devices.',
    example: {
      params: { id: podcastCard.id },
      answer: { places: [{ id: 'epi_k1n3q5s7v9x1', userCurrentPlaying: 600, duration: 1820 }] },
    },
  },
  getRating: {
    area: 'Library',
    summary: 'Answers the person’s vote for an item, and the average.',
    without: 'Ratings.',
    example: { params: { id: albumCard.id }, answer: rating },
  },
  putRating: {
    area: 'Library',
    summary: 'Stores the person’s vote; a second vote replaces the first.',
    without: 'Rating an item.',
    errors: ['NOT_FOUND'],
    example: {
      body: {
        articleId: albumCard.id,
        deviceId: 'dev_m2p4r6t8w0y2',
        score: 4,
        contentType: albumCard.contentType,
      },
      answer: rating,
    },
  },
} satisfies Partial<CallDescriptions>
