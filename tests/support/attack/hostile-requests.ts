/** Requests of one contract call, each with one or two invalid values; the schemas give the places. */
import type { Call } from '../../../src/contract/define.ts'
import type { Sample } from '../samples.ts'
import type { SeededRng } from '../seeded-rng.ts'
import { hostileText, hostileValue, pick } from './hostile-values.ts'

export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  /** As text, so that what is no JSON can be sent, too. */
  body?: string
}

const fieldsOf = (schema: unknown): string[] =>
  schema && typeof schema === 'object' && 'entries' in schema ? Object.keys(schema.entries as object) : []

/** What is half a character cannot be encoded. */
export const encodePart = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Header values that fetch would refuse to send are no attack. */
const asHeader = (text: string) => encodePart(text).slice(0, 400)

const headerNames = [
  'idempotency-key',
  'x-tenant-id',
  'x-request-id',
  'if-none-match',
  'accept-encoding',
  'accept-language',
  'cookie',
  'user-agent',
  'content-encoding',
  'x-distribution-channel',
]

const changePath = (rng: SeededRng, path: string) => {
  const [bare = '', search = ''] = path.split('?')
  const segments = bare.split('/')
  const at = 1 + rng.below(segments.length - 1)
  segments[at] = encodePart(hostileText(rng))
  return [segments.join('/'), search].filter(Boolean).join('?')
}

const changeQuery = (rng: SeededRng, path: string, call: Call) => {
  const [bare = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  const name = rng.chance(0.9) ? pick(rng, [...fieldsOf(call.query), 'other']) : hostileText(rng)
  if (rng.chance(0.1)) query.append(name, hostileText(rng))
  else query.set(name, hostileText(rng))
  return `${bare}?${query.toString()}`
}

/** Replaces a value somewhere in the body, at any depth. */
const changeWithin = (rng: SeededRng, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || rng.chance(0.15)) return hostileValue(rng)
  const names = Object.keys(value)
  if (names.length === 0) return hostileValue(rng)
  const name = pick(rng, names)
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? changeWithin(rng, one) : one))
  const changed = changeWithin(rng, (value as Record<string, unknown>)[name])
  const added = rng.chance(0.1) ? [[hostileText(rng), hostileValue(rng)] as const] : []
  return Object.fromEntries([...Object.entries({ ...value, [name]: changed }), ...added])
}

const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":1,"a":2}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '\ufeff{}',
]
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  '',
]

const changeBody = (rng: SeededRng, body: unknown): string => {
  if (rng.chance(0.1)) return pick(rng, brokenBodies)
  return JSON.stringify(changeWithin(rng, body))
}

export const hostileRequest = (rng: SeededRng, call: Call, sample: Sample): HostileRequest => {
  const request: HostileRequest = { method: call.method, path: sample.path, headers: {} }
  if (sample.body !== undefined) request.body = JSON.stringify(sample.body)
  const changes = 1 + rng.below(2)
  for (let change = 0; change < changes; change++) {
    const kind = rng.random()
    if (sample.body !== undefined && kind < 0.5) request.body = changeBody(rng, sample.body)
    else if (kind < 0.75) request.path = changeQuery(rng, request.path, call)
    else if (kind < 0.92) request.path = changePath(rng, request.path)
    else request.headers[pick(rng, headerNames)] = asHeader(hostileText(rng))
  }
  if (sample.body !== undefined && rng.chance(0.03)) request.headers['content-type'] = pick(rng, contentTypes)
  return request
}
