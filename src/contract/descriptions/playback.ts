import type { CallDescriptions } from './description.ts'
import { albumCard, moment, track } from './examples.ts'

export const playbackCalls = {
  fetchSong: {
    area: 'Playback',
    summary: 'Answers the address of a sound for this person: the whole, a preview or nothing.',
    without: 'Listening.',
    isMandatory: true,
    errors: ['NOT_FOUND'],
    example: {
      body: { id: track.id, protocol: 'HTTPS' },
      answer: {
        url: 'https://media.example/trk_j0m2p4r6t8w0.mp3?ticket=4f1c',
        isPreview: false,
        purchase: [],
        type: 'audio/mpeg',
        ticket: 'pt_4f1c9a7e2b8d',
        gain: 0.8,
      },
    },
  },
  reportListening: {
    area: 'Playback',
    summary: 'Reports how long a sound was heard; the ticket of its address allows it, without a login.',
    without: 'Listening reports: the device sends each a few times, then drops it.',
    errors: ['TICKET_INVALID'],
    example: {
      body: {
        ticketId: 'pt_4f1c9a7e2b8d',
        type: 'listened',
        date: moment,
        usageDuration: 30,
        maxUsageDuration: 214,
        offline: false,
        partial: false,
      },
      answer: { accepted: true },
    },
  },
  downloadSong: {
    area: 'Playback',
    summary: 'Answers the address of a sound that the device may store, and until when.',
    without: 'Downloads.',
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    example: {
      body: {
        articleId: track.id,
        distributionChannel: 'WEB',
        deviceId: 'dev_m2p4r6t8w0y2',
        collectionId: albumCard.id,
      },
      answer: {
        uri: 'https://media.example/trk_j0m2p4r6t8w0.mp3?download=4f1c',
        type: 'audio/mpeg',
        size: 5_136_000,
        etag: '"a1b2c3"',
        validUntil: '2026-12-21T10:00:00.000Z',
        now: moment,
        ticket: 'pt_4f1c9a7e2b8d',
      },
    },
  },
  weighSongs: {
    area: 'Playback',
    summary: 'Answers the bytes of each sound; those that may not be downloaded are left out.',
    without: 'The size of a download before it begins.',
    example: { body: { articleIds: [track.id] }, answer: { sizes: [{ id: track.id, size: 5_136_000 }] } },
  },
  getKept: {
    area: 'Playback',
    summary: 'Lists what this device has downloaded, as the backend remembers it.',
    without: 'Finding downloads again after the browser has deleted them.',
    example: {
      query: { lang: 'en' },
      answer: {
        total: 1,
        entries: [{ track, source: { kind: 'album', id: albumCard.id, title: albumCard.title } }],
      },
    },
  },
  noteKept: {
    area: 'Playback',
    summary: 'Tells the backend what this device has downloaded and removed.',
    without: 'Finding downloads again after the browser has deleted them.',
    example: {
      body: {
        came: [{ source: { kind: 'album', id: albumCard.id, title: albumCard.title }, ids: [track.id] }],
        went: [],
      },
      answer: null,
    },
  },
} satisfies Partial<CallDescriptions>
