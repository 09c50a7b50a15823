import { describe, expect, it } from 'vitest'
import { downloadRecord as sound } from '../../contract/download-records.fixture.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import {
  clockSlack,
  daysLeft,
  expiresSoon,
  isSameEdition,
  isRenewalDue,
  nextPiece,
  nextToFetch,
  pieceBytes,
  piecesOf,
  downloadProgressOf,
  playRightOf,
  playableSongsOf,
  playableTracksOf,
  storageByKind,
} from './download-rules.ts'

const idsOf = (sounds: readonly DownloadRecord[]) => sounds.map(({ track }) => track.id)

describe('the next downloads', () => {
  const queue = [
    sound('third', { at: 3 }),
    sound('first', { at: 1 }),
    sound('done', { state: 'kept' }),
    sound('held', { state: 'paused' }),
    sound('shut', { state: 'refused' }),
    sound('gone', { state: 'lost' }),
    sound('second', { at: 2 }),
  ]
  it('are the waiting ones, two at once, in order of request', () => {
    expect(idsOf(nextToFetch(queue, []))).toEqual(['first', 'second'])
    expect(idsOf(nextToFetch(queue, ['first']))).toEqual(['second'])
    expect(idsOf(nextToFetch(queue, ['second']))).toEqual(['first'])
  })
  it('are none while two are running', () => {
    expect(nextToFetch(queue, ['first', 'second'])).toEqual([])
  })
})

describe('the chunks of a sound', () => {
  it('are contiguous without overlap, and the last one is the rest', () => {
    const size = 2 * pieceBytes + 7
    let got = 0
    const ranges: number[][] = []
    for (let piece = nextPiece({ size, got }); piece; piece = nextPiece({ size, got })) {
      expect(piece.first).toBe(got)
      got = piece.last + 1
      ranges.push([piece.index, piece.last - piece.first + 1])
    }
    expect([got, ranges]).toEqual([
      size,
      [
        [0, pieceBytes],
        [1, pieceBytes],
        [2, 7],
      ],
    ])
    expect(piecesOf(size)).toBe(3)
  })
  it('restart where a chunk was truncated', () => {
    expect(nextPiece({ size: 3 * pieceBytes, got: pieceBytes + 5 })).toMatchObject({ first: pieceBytes })
  })
  it('are invalid for another sound or another edition', () => {
    const stored = { size: 10, etag: '"a"' }
    expect([isSameEdition(stored, { ...stored }), isSameEdition(stored, { size: 11, etag: '"a"' })]).toEqual([
      true,
      false,
    ])
    expect(isSameEdition(stored, { size: 10, etag: '"b"' })).toBe(false)
  })
})

const day = 86_400_000
const end = Date.parse('2026-12-12T00:00:00.000Z')
const rented = { validUntil: '2026-12-12T00:00:00.000Z' }
const at = (now: number, seen = now) => ({ now, seen })

describe('a downloaded sound', () => {
  it.each([
    ['is playable before its plan ends', rented, at(end - 1), 'mine'],
    ['is locked from the moment its plan ends', rented, at(end), 'over'],
    ['is playable for good where it is owned', { validUntil: null }, at(end + 9000 * day, 0), 'mine'],
    [
      'is playable when the clock was set right by minutes',
      rented,
      at(end - day - clockSlack, end - day),
      'mine',
    ],
    ['is locked when the clock was set back', rented, at(end - 9 * day, end - day), 'clock'],
    ['is not unlocked by a clock set back behind its end', rented, at(end - 1, end + 1), 'over'],
    ['is playable on a clock set back where it is owned', { validUntil: null }, at(0, end), 'mine'],
  ] as const)('%s', (_, stored, moment, right) => {
    expect(playRightOf(stored, moment)).toBe(right)
  })
  it('is not playable while it is still loading, or once its plan has ended', () => {
    const clock = at(end)
    const sounds = [
      sound('owned', { state: 'kept', validUntil: null }),
      sound('loading', { state: 'waiting', validUntil: null }),
      sound('over', { state: 'kept', ...rented }),
      sound('rented', { state: 'kept', validUntil: new Date(end + day).toISOString() }),
    ]
    expect(playableTracksOf(sounds, clock).map(({ id }) => id)).toEqual(['owned', 'rented'])
    const [chapter, song] = ['chapter', 'track'].map((kind) => {
      const record = sound(kind, { state: 'kept', validUntil: null })
      return { ...record, track: { ...record.track, kind: kind as 'chapter' | 'track' } }
    }) as [DownloadRecord, DownloadRecord]
    expect(playableSongsOf([chapter, song], clock)).toEqual([song.track])
  })
  it('counts the days it has left, and renews in time', () => {
    expect(daysLeft(rented, at(end - 3 * day))).toBe(3)
    expect(daysLeft(rented, at(end + day))).toBe(0)
    expect(daysLeft({ validUntil: null }, at(end))).toBeNull()
    expect(isRenewalDue(rented, at(end - 4 * day))).toBe(false)
    expect(isRenewalDue(rented, at(end - 3 * day))).toBe(true)
    expect(isRenewalDue(rented, at(end - 30 * day, end - 9 * day))).toBe(true)
    expect(isRenewalDue({ validUntil: null }, at(end))).toBe(false)
  })
})

describe('the space that downloads use', () => {
  const of = (kind: 'track' | 'episode' | 'chapter', got: number) =>
    sound(kind, { got, track: { id: kind, kind } as DownloadRecord['track'] })
  it('is listed by kind, in one order, and a kind in progress counts as nothing yet', () => {
    expect(storageByKind([of('chapter', 0), of('track', 5), of('track', 7)])).toEqual([
      { kind: 'music', bytes: 12 },
      { kind: 'audiobooks', bytes: 0 },
    ])
    expect(storageByKind([])).toEqual([])
  })
})

describe('a near expiry', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const until = (validUntil: string | null) => sound('a', { state: 'kept', validUntil })
  it('is near for days before, and neither earlier nor when it is past', () => {
    const soon = (...sounds: DownloadRecord[]) => expiresSoon(sounds, { now, seen: now })
    expect(soon(until('2026-11-22T10:00:00Z'))).toBe(true)
    expect(soon(until('2026-12-22T10:00:00Z'))).toBe(false)
    expect(soon(until('2026-11-19T10:00:00Z'))).toBe(false)
    expect(soon(until(null))).toBe(false)
  })
})

describe('the state of a collection', () => {
  it('is never complete before its last sound is verified', () => {
    const complete = { size: 100, got: 100 }
    const almost = downloadProgressOf([sound('a', { ...complete, state: 'kept' }), sound('b', complete)])
    expect(almost).toMatchObject({ downloaded: 1, requested: 2, bytes: 200, state: 'waiting' })
    expect(almost.fraction).toBeLessThan(1)
    expect(downloadProgressOf([sound('a', { ...complete, state: 'kept' })])).toMatchObject({
      fraction: 1,
      state: 'kept',
    })
  })
  it('names first what a user can act on', () => {
    const stored = sound('a', { state: 'kept' })
    expect(downloadProgressOf([]).state).toBe('none')
    expect(downloadProgressOf([stored, sound('b', { state: 'paused' })]).state).toBe('paused')
    expect(downloadProgressOf([stored, sound('b'), sound('c', { state: 'lost' })]).state).toBe('lost')
    expect(downloadProgressOf([sound('c', { state: 'lost' }), sound('d', { state: 'refused' })]).state).toBe(
      'refused',
    )
  })
})
