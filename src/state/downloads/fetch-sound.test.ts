import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { OfflineError } from '../../api/backend-error.ts'
import type { Download } from '../../contract/downloads.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { pieceBytes } from '../../domain/downloads/download-rules.ts'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { type DownloadStore, openDownloadStore } from './download-store.ts'
import { UnsupportedSoundError } from '../player/sound-support.ts'
import { fetchSound } from './fetch-sound.ts'

beforeEach(() => {
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  stubIndexedDb()
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => vi.unstubAllGlobals())

const reported = {
  uri: '/media/a.mp3',
  size: 2 * pieceBytes,
  etag: '"first"',
  validUntil: null,
  now: new Date().toISOString(),
  ticket: 'ticket-a',
}
/** A sound in small parts; it counts how much of it was read. */
const sent = (status: number, etag: string, grant: Partial<Download> = {}) => {
  const reader = { read: 0, isLeft: false }
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      reader.read += 2 ** 16
      to.enqueue(new Uint8Array(2 ** 16))
      if (reader.read >= reported.size) to.close()
    },
    cancel: () => {
      reader.isLeft = true
    },
  })
  vi.stubGlobal('fetch', (address: string) => {
    const answer = address.endsWith('/device') ? { id: 'd', deviceAttributes: {} } : { ...reported, ...grant }
    return Promise.resolve(
      address === reported.uri ? new Response(body, { status, headers: { etag } }) : Response.json(answer),
    )
  })
  return reader
}
const fetchTo = (disk: DownloadStore) => {
  let sound = downloadRecord('a')
  return fetchSound(sound, {
    store: disk,
    signal: new AbortController().signal,
    save: (change) => Promise.resolve((sound = { ...sound, ...change })),
  })
}

it.each([
  ['comes as a whole', 200, '"second"'],
  ['comes as a whole where a piece was requested', 200, '"first"'],
  ['comes of another edition', 206, '"second"'],
])('a sound that %s is not stored', async (_, status, etag) => {
  const reader = sent(status, etag)
  const disk = openDownloadStore('riwaq', 'omar')
  await expect(fetchTo(disk)).rejects.toThrow(OfflineError)
  expect(reader.isLeft).toBe(true)
  expect(reader.read).toBeLessThan(pieceBytes)
  expect(await disk.chunks.counts()).toEqual(new Map())
})

it('a sound in a format that this browser does not play is not fetched', async () => {
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) })
  const reader = sent(206, '"first"', { type: 'audio/ogg; codecs=opus' })
  await expect(fetchTo(openDownloadStore('riwaq', 'omar'))).rejects.toThrow(UnsupportedSoundError)
  expect(reader.read).toBeLessThanOrEqual(2 ** 16)
})
