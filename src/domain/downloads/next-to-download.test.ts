import { describe, expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { nextToDownload } from './download-rules.ts'

const host = { id: 'aut_1', slug: 'host', name: 'Host' }
const track = (id: string): Track => ({
  id,
  kind: 'track',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: `/img/${id}/320x0.webp`, colours: ['#221155'], deep: '#221155', tone: '#443388' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
  providerId: id,
  prices: [],
  collectionInfo: { articleId: id },
  album: { id: 'alb_1', slug: 'whole', title: 'Whole', lang: 'en', artist: host },
  number: 1,
  guests: [],
  duration: 60,
})
const part = (id: string, collection = 'pod_1'): Track => {
  const plain = track(id)
  return { ...plain, kind: 'episode', album: { ...plain.album, id: collection } }
}
const queue = [part('epi_1'), part('epi_2'), part('epi_3', 'pod_2')]
const wanted = (collection: string): boolean => collection === 'pod_1'
const idOf = (state: Parameters<typeof nextToDownload>[0], isWanted = wanted) =>
  nextToDownload(state, isWanted)?.id ?? null

describe('the next part downloaded automatically', () => {
  it('is the next in playing order', () => {
    expect(idOf({ queue, order: [0, 1, 2], index: 0 })).toBe('epi_2')
    expect(idOf({ queue, order: [1, 0, 2], index: 1 })).toBe('epi_1')
  })
  it('is none of another collection, none at the end, and none without the setting', () => {
    expect(idOf({ queue, order: [0, 1, 2], index: 1 })).toBeNull()
    expect(idOf({ queue, order: [0, 1, 2], index: 2 })).toBeNull()
    expect(idOf({ queue, order: [0, 1, 2], index: 0 }, () => false)).toBeNull()
  })
  it('is no song, and nothing without playback rights', () => {
    const songs = [track('trk_1'), track('trk_2')]
    expect(idOf({ queue: songs, order: [0, 1], index: 0 }, () => true)).toBeNull()
    const locked = [part('epi_1'), { ...part('epi_2'), restriction: 'NOT_LICENSED' as const }]
    expect(idOf({ queue: locked, order: [0, 1], index: 0 })).toBeNull()
  })
  it('is none while nothing plays', () => {
    expect(idOf({ queue: [], index: -1 })).toBeNull()
  })
})
