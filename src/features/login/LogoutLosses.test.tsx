import { describe, expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import type { LogoutLosses as Losses } from '../../state/session/logout-losses.ts'
import { LogoutLosses } from './LogoutLosses.tsx'

const words = {
  login: {
    unsent_one: 'Unsent: {{what}}.',
    loses: 'Deleted here:',
    losesDownloads: 'Downloads: {{what}}, {{size}}',
    losesQueue: 'Queue: {{what}}',
    albums_one: '{{n}} album',
    albums_other: '{{n}} albums',
    playlists_one: '{{n}} playlist',
  },
  keep: { mb: '{{n}} MB' },
  cards: { songs_one: '{{n}} song', songs_other: '{{n}} songs' },
}

const downloaded = (id: string, kind: DownloadRecord['source']['kind'], source: string): DownloadRecord => ({
  version: 1,
  track: { id, kind: 'track' } as Track,
  source: { kind, id: source, title: 'Desert Light' },
  at: 0,
  state: 'kept',
  size: 4_000_000,
  got: 4_000_000,
  etag: '',
  validUntil: null,
  ticket: null,
})

const textOf = (losses: Partial<Losses>) => {
  return renderedText(<LogoutLosses losses={{ unsent: [], downloads: [], queue: [], ...losses }} />, {
    words,
  })
}

describe('what a logout deletes', () => {
  it('is counted as albums, playlists and single songs, with its size', () => {
    const downloads = [
      downloaded('1', 'album', 'a'),
      downloaded('2', 'album', 'a'),
      downloaded('3', 'playlist', 'p'),
      downloaded('4', 'track', '4'),
    ]
    expect(textOf({ downloads })).toBe('Deleted here: Downloads: 1 album · 1 playlist · 1 song, 16 MB')
    expect(textOf({ downloads: [downloaded('1', 'album', 'a'), downloaded('2', 'album', 'b')] })).toBe(
      'Deleted here: Downloads: 2 albums, 8 MB',
    )
  })
  it('names the queue with its songs, and what could not be sent', () => {
    expect(textOf({ queue: [{ kind: 'track' }, { kind: 'track' }] })).toBe('Deleted here: Queue: 2 songs')
    expect(textOf({ unsent: ['Desert Light'] })).toBe('Unsent: Desert Light.')
  })
})
