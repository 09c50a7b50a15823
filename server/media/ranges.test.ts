import { describe, expect, it } from 'vitest'
import { answerRange, sliceOf } from './ranges.ts'

const facts = {
  size: 1000,
  etag: '"now"',
  modified: new Date('2026-01-01T00:00:00.400Z'),
  type: 'audio/mpeg',
}
const requestWith = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://a.test/x', { method, headers })
const date = 'Thu, 01 Jan 2026 00:00:00 GMT'

const fullFile = { status: 200, start: 0, end: 999 }
const partial = (start: number, end: number) => ({ status: 206, start, end })
const rows: readonly [title: string, headers: Record<string, string>, slice: object][] = [
  ['no range', {}, fullFile],
  ['the first bytes', { range: 'bytes=0-99' }, partial(0, 99)],
  ['one byte', { range: 'bytes=5-5' }, partial(5, 5)],
  ['an open end', { range: 'bytes=900-' }, partial(900, 999)],
  ['an end past the file', { range: 'bytes=900-5000' }, partial(900, 999)],
  ['a suffix', { range: 'bytes=-100' }, partial(900, 999)],
  ['a suffix longer than the file', { range: 'bytes=-5000' }, partial(0, 999)],
  ['a suffix of nothing', { range: 'bytes=-0' }, { status: 416 }],
  ['a start at the end', { range: 'bytes=1000-' }, { status: 416 }],
  ['a start far behind', { range: 'bytes=4000-5000' }, { status: 416 }],
  ['several ranges', { range: 'bytes=0-1,5-9' }, fullFile],
  ['a range turned round', { range: 'bytes=9-5' }, fullFile],
  ['another unit', { range: 'seconds=0-9' }, fullFile],
  ['no number at all', { range: 'bytes=-' }, fullFile],
  ['If-Range with the tag', { range: 'bytes=0-9', 'if-range': '"now"' }, partial(0, 9)],
  ['If-Range with a stale tag', { range: 'bytes=0-9', 'if-range': '"old"' }, fullFile],
  ['If-Range with a weak tag', { range: 'bytes=0-9', 'if-range': 'W/"now"' }, fullFile],
  ['If-Range with the date', { range: 'bytes=0-9', 'if-range': date }, partial(0, 9)],
  [
    'If-Range with a stale date',
    { range: 'bytes=0-9', 'if-range': 'Wed, 31 Dec 2025 00:00:00 GMT' },
    fullFile,
  ],
  ['If-Range with nonsense', { range: 'bytes=0-9', 'if-range': 'soon' }, fullFile],
  ['If-None-Match', { 'if-none-match': '"now"' }, { status: 304 }],
  ['If-None-Match in a list, weak', { 'if-none-match': '"a", W/"now"' }, { status: 304 }],
  ['If-None-Match of another', { 'if-none-match': '"old"' }, fullFile],
  [
    'If-None-Match before If-Modified-Since',
    { 'if-none-match': '"old"', 'if-modified-since': date },
    fullFile,
  ],
  ['If-Modified-Since', { 'if-modified-since': date }, { status: 304 }],
]

describe('byte ranges', () => {
  it.each(rows)('answer %s', (_, headers, slice) => {
    expect(sliceOf(requestWith(headers), facts)).toEqual(slice)
  })

  it('send exactly the bytes of the range and its bounds', async () => {
    const bytes = (start: number, end: number) => new Response(new Uint8Array(end - start + 1).fill(7)).body
    const answer = answerRange(
      requestWith({ range: 'bytes=10-19' }),
      facts,
      {},
      (start, end) => bytes(start, end) ?? new ReadableStream(),
    )
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 10-19/1000')
    expect(answer.headers.get('content-length')).toBe('10')
    expect((await answer.arrayBuffer()).byteLength).toBe(10)
  })

  it('include the size with a 416, and Accept-Ranges with every answer', () => {
    const none = () => new ReadableStream<Uint8Array>()
    const past = answerRange(requestWith({ range: 'bytes=1000-' }), facts, {}, none)
    expect(past.headers.get('content-range')).toBe('bytes */1000')
    const head = answerRange(requestWith({ range: 'bytes=0-9' }, 'HEAD'), facts, {}, none)
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '1000', null])
    for (const answer of [past, head]) {
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(answer.headers.get('etag')).toBe('"now"')
      expect(answer.headers.get('last-modified')).toBe(date)
    }
  })
})
