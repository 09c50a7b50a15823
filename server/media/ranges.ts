/** Byte ranges as in RFC 9110, as pure functions, and the response made from them. */
export interface FileFacts {
  /** Known before the bytes exist. */
  size: number
  /** Strong, quotes included. */
  etag: string
  modified: Date
  type: string
}

type Slice =
  | { status: 200; start: 0; end: number }
  | { status: 206; start: number; end: number }
  | { status: 304 }
  | { status: 416 }

const listsTag = (header: string, etag: string) =>
  header.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })

/** HTTP dates have whole seconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const isUnchanged = (headers: Headers, { etag, modified }: FileFacts): boolean => {
  const none = headers.get('if-none-match')
  if (none !== null) return listsTag(none, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && seconds(modified) <= since / 1000
}

/** A weak tag never matches here: two slices may be joined only if they come from the same bytes. */
const rangeHolds = (headers: Headers, { etag, modified }: FileFacts): boolean => {
  const condition = headers.get('if-range')?.trim()
  if (condition === undefined) return true
  if (condition.startsWith('"') || condition.startsWith('W/')) return condition === etag
  return Date.parse(condition) === seconds(modified) * 1000
}

/** Several ranges, or an unknown unit or form, mean the full file. */
const rangeIn = (header: string, size: number): Slice => {
  const fullFile: Slice = { status: 200, start: 0, end: size - 1 }
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header)
  if (!match) return fullFile
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return fullFile
  if (first === '')
    return Number(last) === 0
      ? { status: 416 }
      : { status: 206, start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return fullFile
  if (Number(first) >= size) return { status: 416 }
  return { status: 206, start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** A range is defined for GET alone; HEAD describes the full file. */
export const sliceOf = (
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  facts: FileFacts,
): Slice => {
  if (isUnchanged(headers, facts)) return { status: 304 }
  const range = method === 'GET' ? headers.get('range') : null
  return range !== null && rangeHolds(headers, facts)
    ? rangeIn(range, facts.size)
    : { status: 200, start: 0, end: facts.size - 1 }
}

/** `bytes` opens the stream of one slice; called only for a GET with a body. */
export const answerRange = (
  request: Request,
  facts: FileFacts,
  extra: Record<string, string>,
  bytes: (start: number, end: number, signal: AbortSignal) => ReadableStream<Uint8Array>,
): Response => {
  const slice = sliceOf(request, facts)
  const headers = new Headers({
    ...extra,
    'accept-ranges': 'bytes',
    etag: facts.etag,
    'last-modified': facts.modified.toUTCString(),
  })
  if (slice.status === 304) return new Response(null, { status: 304, headers })
  if (slice.status === 416) {
    headers.set('content-range', `bytes */${facts.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { status, start, end } = slice
  headers.set('content-type', facts.type)
  headers.set('content-length', String(end - start + 1))
  if (status === 206) headers.set('content-range', `bytes ${start}-${end}/${facts.size}`)
  return new Response(request.method === 'HEAD' ? null : bytes(start, end, request.signal), {
    status,
    headers,
  })
}
