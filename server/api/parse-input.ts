import * as v from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import { Refused } from './refused.ts'

export interface LooseInput {
  params: unknown
  query: unknown
  body: unknown
}
interface RawCallInput {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

/** Far above the largest body of the contract. */
export const largestBody = 64 * 1024

const refuse = (where: string, field: string, reason: string) =>
  new Refused('BAD_REQUEST', { details: { where, field, reason } })

const parsePart = (schema: v.GenericSchema | undefined, where: string, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  // The reason names what was expected, never what was sent: it may be a password.
  throw refuse(where, v.getDotPath(issue) ?? '', issue.expected ?? issue.type)
}

export const parseInput = (call: Call, raw: RawCallInput): LooseInput => ({
  params: parsePart(call.params, 'path', raw.params),
  query: parsePart(call.query, 'query', raw.query),
  body: parsePart(call.body, 'body', raw.body),
})

/** A repeated name is refused: one reader would take the first value and another the last. */
export const parseQuery = (search: URLSearchParams): Record<string, string> => {
  const query = new Map<string, string>()
  for (const [name, value] of search) {
    if (query.has(name)) throw refuse('query', name, 'once only')
    query.set(name, value)
  }
  return Object.fromEntries(query)
}

const tooLarge = () => new Refused('PAYLOAD_TOO_LARGE', { details: { largest: largestBody } })

const readBytes = async (request: Request) => {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw tooLarge()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    // The stated length may be wrong or absent; what arrives counts.
    if (size > largestBody) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces, size)
}

const isJson = (type: string | null) => /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type ?? '')

export const readBody = async (call: Call, request: Request): Promise<unknown> => {
  if (!call.body) return undefined
  if (!isJson(request.headers.get('content-type')) || request.headers.has('content-encoding'))
    throw new Refused('UNSUPPORTED_MEDIA_TYPE', { headers: { accept: 'application/json' } })
  const text = (await readBytes(request)).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Refused('BAD_REQUEST', { details: { where: 'body', field: '', reason: 'JSON' }, cause: error })
  }
}
