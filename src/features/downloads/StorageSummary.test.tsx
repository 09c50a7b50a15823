import { beforeEach, describe, expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { connection } from '../../state/network/connection.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import { StorageSummary } from './StorageSummary.tsx'

const keep = {
  room: 'Room',
  emptyTitle: 'Nothing yet',
  used: '{{size}} used',
  begun: 'Downloading {{things}}',
  reached: '{{n}} of {{all}} downloaded',
  state: { waiting: 'No connection' },
  mb: '{{n}} MB',
}
const words = {
  keep,
  cards: { songs_one: 'one song', songs_other: '{{n}} songs' },
  rooms: { music: 'Music' },
}

const sound = (id: string, state: DownloadRecord['state'], got = 0, source = 'a'): DownloadRecord => ({
  version: 1,
  track: { id, kind: 'track' } as Track,
  source: { kind: 'album', id: source, title: 'Desert Light' },
  at: 0,
  state,
  size: 4_000_000,
  got,
  etag: '',
  validUntil: null,
  ticket: null,
})
const rendered = (...sounds: DownloadRecord[]) => {
  return renderedText(<StorageSummary sounds={sounds} />, { words })
}

describe('the storage used by downloads', () => {
  beforeEach(() => {
    connection.online = true
  })
  it('is shown by kind as soon as there is a download', () => {
    expect(rendered(sound('1', 'kept', 4_000_000))).toBe('4 MB used Music 4 MB')
  })
  it('is shown as text and without kinds while there is none', () => {
    expect(rendered(sound('1', 'paused'))).toBe('Nothing yet')
    expect(rendered(sound('1', 'waiting'), sound('2', 'waiting'))).toBe('Downloading 2 songs')
  })
  it('shows the progress of running downloads, without earlier ones', () => {
    const before = sound('0', 'kept', 1_000_000, 'b')
    expect(
      rendered(before, sound('1', 'kept', 4_000_000), sound('2', 'waiting'), sound('3', 'waiting')),
    ).toBe('1 of 3 downloaded 5 MB used Music 5 MB')
  })
  it('shows what it waits for', () => {
    connection.online = false
    expect(rendered(sound('1', 'waiting'))).toBe('No connection')
  })
})
