/** Invalid numbers in every numeric query parameter and body field of the contract. */
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { type Demo, openDemo } from '../support/demo.ts'
import { samplesOf } from '../support/samples.ts'

let demo: Demo
const ids = new Map<string, string>()
beforeAll(async () => {
  demo = await openDemo()
  for (const kind of ['album', 'artist', 'playlist', 'video', 'tournament', 'game', 'track'] as const)
    ids.set(kind, (await demo.idsOf('riwaq', kind))[0]?.id ?? '')
  for (const kind of ['podcast', 'audiobook', 'episode', 'author', 'article'] as const)
    ids.set(kind, (await demo.idsOf('riwaq', kind))[0]?.id ?? '')
  const [account] = await demo.store.within('riwaq', ({ db }) =>
    db.selectFrom('account').select('id').where('tenant', '=', 'riwaq').execute(),
  )
  ids.set('account', account?.id ?? '')
})
afterAll(() => demo.close())
// At this request rate the rate limit would refuse a visitor.
beforeEach(() => demo.clock.pass(60_000))

const sampleOf = (call: Call) => samplesOf((kind) => ids.get(kind) ?? `${kind}_x`)[call.name as CallName]

/** A field of a query is a number where the contract reads one out of its text. */
const numericFields = ({ query }: Call): string[] => {
  const entries = query && 'entries' in query ? (query.entries as Record<string, v.GenericSchema>) : {}
  return Object.entries(entries).flatMap(([name, schema]) => {
    const read = v.safeParse(schema, '7')
    return read.success && typeof read.output === 'number' ? [name] : []
  })
}
const queries = calls.flatMap((call) => numericFields(call).map((field) => [call.name, field, call] as const))

const isNumber = (text: string) => /^\d{1,9}$/.test(text)
const words =
  'NaN Infinity -Infinity null undefined true false ten [1] {"a":1} 1; 1;1 1) 1\'-- 1n 1_0 1,5 ٧ ７ ¹ Ⅷ 𝟙 🔢'.split(
    ' ',
  )
const forms = '- . -0 -1 +1 1.0 1.5 .5 5. 1e1 1E3 0x10 0b1 0o7 1e309'.split(' ')
const huge = '1000000000 2147483648 4294967296 9007199254740993 18446744073709551616'.split(' ')
const long = ['9'.repeat(40), '0'.repeat(400), '9'.repeat(4000), `-${'9'.repeat(40)}`, `0.${'0'.repeat(99)}1`]
const blanks = ['', ' ', '1 0', ' 1', '1 ', '1\n', '\t1', '1\0', '1 or 1=1', '\u00a01', '\ufeff1']
const odd = [...words, ...forms, ...huge, ...long, ...blanks]

const refused = ({ status, body }: { status: number; body: unknown }) => {
  const answer = v.safeParse(ErrorAnswer, body)
  return answer.success && answer.output.status === status ? [status, answer.output.error] : [status, body]
}

describe('a query', () => {
  it('is checked field by field', () => {
    expect(queries.length).toBeGreaterThan(25)
    expect(odd.filter(isNumber)).toEqual([])
  })

  it.each(queries)('of %s refuses invalid numbers in %s', async (_, field, call) => {
    const [path = '', search = ''] = sampleOf(call).path.split('?')
    const send = (change: (query: URLSearchParams) => void) => {
      const query = new URLSearchParams(search)
      change(query)
      return demo.send(call.method, `${path}?${query.toString()}`, { user: ids.get('account') ?? '' })
    }
    for (const value of odd) {
      const answer = refused(await send((query) => query.set(field, value)))
      expect([value, ...answer]).toEqual([value, 400, 'BAD_REQUEST'])
    }
    for (const name of [`${field}[]`, `${field}[a]`, `${field}.a`, field.toUpperCase()]) {
      const answer = refused(await send((query) => query.set(name, '1')))
      expect([name, ...answer]).toEqual([name, 400, 'BAD_REQUEST'])
    }
    const twice = refused(
      await send((query) => {
        query.set(field, '1')
        query.append(field, '2')
      }),
    )
    expect(twice).toEqual([400, 'BAD_REQUEST'])
  })

  it.each(queries)(
    'of %s accepts the minimum and the maximum in %s, and refuses what lies beyond',
    async (_, field, call) => {
      const [path = '', search = ''] = sampleOf(call).path.split('?')
      const statusWith = async (value: number) => {
        const query = new URLSearchParams(search)
        query.set(field, String(value))
        const { status } = await demo.send(call.method, `${path}?${query.toString()}`, {
          user: ids.get('account') ?? '',
        })
        return status
      }
      const entries =
        call.query && 'entries' in call.query ? (call.query.entries as Record<string, v.GenericSchema>) : {}
      const accepts = (value: number) => v.is(entries[field] ?? v.never(), String(value))
      const most = [...Array(10).keys()]
        .map((zeros) => 10 ** zeros)
        .flatMap((ten) => [ten, 2 * ten, 5 * ten, 6 * ten])
      const accepted = [0, ...most].filter(accepts)
      const beyond = [0, ...most].filter((value) => !accepts(value))
      for (const value of new Set([accepted.at(0) ?? 0, accepted.at(-1) ?? 0]))
        expect([value, await statusWith(value)]).toEqual([value, expect.toBeOneOf([200, 404])])
      for (const value of beyond) expect([value, await statusWith(value)]).toEqual([value, 400])
    },
  )
})

/** Paths to every number in a body. */
const numbersIn = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'number'
    ? [[...path]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]))
      : []
const withAt = (value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown => {
  if (name === undefined) return put
  const inner = (value as Record<string, unknown>)[name]
  const changed = withAt(inner, rest, put)
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (String(at) === name ? changed : one))
    : { ...(value as object), [name]: changed }
}
const samples = samplesOf((kind) => `${kind}_x`)
const bodies = calls.flatMap((call) =>
  numbersIn(samples[call.name as CallName].body).map(
    (path) => [call.name, path.join('.'), call, path] as const,
  ),
)
const wrong: unknown[] = [
  '7',
  '',
  'NaN',
  null,
  true,
  [],
  [1],
  {},
  { valueOf: 1 },
  -1,
  -0.5,
  1e15,
  1e308,
  -1e308,
]

describe('a body', () => {
  it.each(bodies)('of %s refuses invalid numbers of a kind in %s', async (_, __, call, path) => {
    const { path: address, body } = sampleOf(call)
    for (const put of wrong) {
      const answer = await demo.send(call.method, address, {
        user: ids.get('account') ?? '',
        body: withAt(body, path, put),
      })
      expect([put, ...refused(answer)]).toEqual([put, 400, 'BAD_REQUEST'])
    }
    // JSON has no such numbers; written by hand they are no JSON, and 1e999 is read as infinite.
    for (const text of ['NaN', 'Infinity', '1e999', '-1e999', '0x10', '01', '1.', '.5']) {
      const written = JSON.stringify(withAt(body, path, '⟨here⟩')).replace('"⟨here⟩"', text)
      const answer = await demo.send(call.method, address, { user: ids.get('account') ?? '', body: written })
      expect([text, ...refused(answer)]).toEqual([text, 400, 'BAD_REQUEST'])
    }
  })

  it('has numbers in more than one call', () => {
    expect(new Set(bodies.map(([name]) => name)).size).toBeGreaterThan(2)
  })
})
