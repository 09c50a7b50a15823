import type { Card } from '../content.ts'
import type { CollectionDetails } from '../podcasts.ts'
import type { CallDescriptions } from './description.ts'
import {
  albumCard,
  artistCard,
  authorCard,
  bookCard,
  description,
  english,
  episode,
  picture,
  playlistCard,
  podcastCard,
  track,
} from './examples.ts'

const collection: Omit<CollectionDetails, keyof Card> = {
  description,
  spokenIn: 'en',
  total: 1,
  parts: [episode],
  works: [],
  more: [],
}

export const contentCalls = {
  getAlbum: {
    area: 'Music',
    summary: 'Answers an album with its songs.',
    without: 'The pages of albums.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: albumCard.id },
      query: english,
      answer: {
        ...albumCard,
        by: track.album.artist,
        released: '2026-03-06T00:00:00.000Z',
        year: 2026,
        label: 'Arcade Records',
        genre: 'Folk',
        description,
        tracks: [track],
        more: [],
      },
    },
  },
  getArtist: {
    area: 'Music',
    summary: 'Answers an artist with the most heard songs and the releases.',
    without: 'The pages of artists.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: artistCard.id },
      query: english,
      answer: {
        ...artistCard,
        biography: description,
        followers: 1204,
        tracks: [track],
        releases: [albumCard],
        similar: [],
      },
    },
  },
  getPlaylist: {
    area: 'Music',
    summary: 'Answers a playlist with its songs.',
    without: 'The pages of playlists.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: playlistCard.id },
      query: english,
      answer: { ...playlistCard, description, tracks: [track], more: [] },
    },
  },
  getTrack: {
    area: 'Music',
    summary: 'Answers a song.',
    without: 'The pages of songs.',
    errors: ['NOT_FOUND'],
    example: { params: { id: track.id }, query: english, answer: track },
  },
  getTracks: {
    area: 'Music',
    summary: 'Answers songs by their ids, joined by dots; those that cannot be shown are left out.',
    without: 'Playing favourites, charts and a queue from a link.',
    example: { query: { ids: track.id, lang: 'en' }, answer: { entries: [track] } },
  },
  getSongs: {
    area: 'Music',
    summary: 'Answers the songs of an artist, album or playlist page by page.',
    without: 'Songs beyond those that the page of the artist, album or playlist contains.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: playlistCard.id },
      query: { lang: 'en', offset: '50' },
      answer: { total: 51, offset: 50, entries: [track] },
    },
  },
  getLyrics: {
    area: 'Music',
    summary: 'Answers the lyrics of a song, with the second of each line.',
    without: 'Lyrics.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: track.id },
      query: {},
      answer: { lang: 'en', lines: [{ at: 12.4, text: 'Rain on the roof of the arcade', opens: true }] },
    },
  },
  getCategoryArtwork: {
    area: 'Music',
    summary: 'Answers the picture of a category.',
    without: 'The picture beside the title of a genre.',
    errors: ['NOT_FOUND'],
    example: { query: { categoryId: 'folk' }, answer: { categoryId: 'folk', picture } },
  },
  getPodcast: {
    area: 'Spoken',
    summary: 'Answers a podcast with its newest episodes.',
    without: 'The pages of podcasts.',
    errors: ['NOT_FOUND'],
    example: { params: { id: podcastCard.id }, query: english, answer: { ...podcastCard, ...collection } },
  },
  getAudiobook: {
    area: 'Spoken',
    summary: 'Answers an audiobook, by its id or a chapter’s, with its first chapters.',
    without: 'The pages of audiobooks.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: bookCard.id },
      query: english,
      answer: { ...bookCard, ...collection, parts: [] },
    },
  },
  getEpisode: {
    area: 'Spoken',
    summary: 'Answers an episode with its show.',
    without: 'The pages of episodes.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: episode.id },
      query: english,
      answer: { ...episode, description, show: podcastCard, more: [] },
    },
  },
  getAuthor: {
    area: 'Spoken',
    summary: 'Answers an author with the works.',
    without: 'The pages of authors.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: authorCard.id },
      query: english,
      answer: { ...authorCard, biography: description, works: [bookCard], similar: [] },
    },
  },
  getParts: {
    area: 'Spoken',
    summary: 'Answers episodes or chapters page by page, or around one of them.',
    without: 'Episodes and chapters beyond the first ones.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: podcastCard.id },
      query: { lang: 'en', order: 'desc', offset: '0' },
      answer: { total: 1, offset: 0, entries: [episode] },
    },
  },
} satisfies Partial<CallDescriptions>
