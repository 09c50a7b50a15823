import type { Track } from './content.ts'
import { type DownloadRecord, downloadRecordVersion } from './download-records.ts'

const by = { id: 'art_1', slug: 'nils', name: 'Nils' }
const trackOf = (id: string): Track => ({
  id,
  kind: 'track',
  slug: id,
  title: id,
  lang: 'en',
  by,
  picture: { url: '/img/a/320x0.webp', colours: ['#221155', '#aa5522'], deep: '#221155', tone: '#443388' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
  providerId: 'demo',
  prices: [],
  collectionInfo: { articleId: id },
  album: { id: 'alb_1', slug: 'blue', title: 'Blue', lang: 'en', artist: by },
  number: 1,
  guests: [],
  duration: 80,
})

/** A download that was just requested, unless `change` says otherwise. */
export const downloadRecord = (id: string, change: Partial<DownloadRecord> = {}): DownloadRecord => ({
  version: downloadRecordVersion,
  track: trackOf(id),
  source: { kind: 'album', id: 'alb_1', title: 'Blue' },
  at: 0,
  state: 'waiting',
  size: 0,
  got: 0,
  etag: '"a"',
  validUntil: null,
  ticket: null,
  ...change,
})
