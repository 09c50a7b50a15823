/** Fuzzes every contract call with malformed input; `npm run attack` sends more, and each of the two runs of CI others. */
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { refusalCodesOf } from '../../server/api/refusal-codes.ts'
import { hostileRequest } from '../support/attack/hostile-requests.ts'
import { inheritedNames } from '../support/attack/hostile-values.ts'
import { openAttackedBackend, type AttackedBackend } from '../support/attack/attacked-backend.ts'
import { halfOf, isSecondRun } from '../support/second-run.ts'
import { createSeededRng } from '../support/seeded-rng.ts'

/** 300 to each call in the two runs of CI: fewer on the embedded database, which takes three times as long. */
const inputsPerCall = Number(process.env['ATTACK'] ?? (isSecondRun ? 225 : 75))
/** A call that writes takes longer, and `npm run attack` sends 5,000 to each. */
const timeoutMs = 60_000 + inputsPerCall * 100
const seed = Number(process.env['SEED'] ?? (isSecondRun ? 2 : 1))

let backend: AttackedBackend
beforeAll(async () => {
  backend = await openAttackedBackend()
})
afterAll(() => backend.close())
// At this request rate the rate limit would refuse a visitor.
beforeEach(() => backend.clock.pass(60_000))

const codesOfNoCall = ['NOT_FOUND', 'METHOD_NOT_ALLOWED']
const isDocumented = (call: Call | undefined, code: string) =>
  (call ? refusalCodesOf(call) : codesOfNoCall).some((known) => known === code)

const people = ['', 'lina', 'omar', 'maya']

describe(`of ${inputsPerCall} hostile inputs`, () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s answers each with a refusal that it documents or with what it promises',
    async (name, call) => {
      const rng = createSeededRng(
        seed * 7919 + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
      )
      const failures = []
      for (let input = 0; input < inputsPerCall; input++) {
        if (input % 200 === 0) backend.clock.pass(60_000)
        const request = hostileRequest(rng, call, backend.sampleOf(name as CallName))
        const user = people[rng.below(people.length)] ?? ''
        const { status, body, reason, call: answering } = await backend.attack(request, user)
        const isRefusal = status < 400 || (v.is(ErrorAnswer, body) && isDocumented(answering, body.error))
        const isKnown = status < 500 || status === 503
        if (!isRefusal || !isKnown) failures.push({ input, user, request, status, reason })
      }
      expect(failures).toEqual([])
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
    timeoutMs,
  )
})

describe('a name that every object has', () => {
  it.each(calls.map((call) => [call.name, call] as const))('is unknown to %s', async (name, call) => {
    const sample = backend.sampleOf(name as CallName)
    const [bare = '', search = ''] = sample.path.split('?')
    const fields = call.query && 'entries' in call.query ? Object.keys(call.query.entries as object) : []
    // One half in each of the two runs of CI.
    for (const inherited of halfOf(inheritedNames, name.length)) {
      const paths = fields.map((field) => {
        const query = new URLSearchParams(search)
        query.set(field, inherited)
        return `${bare}?${query.toString()}`
      })
      const segments = bare.split('/')
      for (let at = 1; at < segments.length; at++)
        paths.push(`${segments.with(at, inherited).join('/')}${search && `?${search}`}`)
      for (const path of paths) {
        const body = sample.body === undefined ? {} : { body: JSON.stringify(sample.body) }
        const { status, reason } = await backend.attack(
          { method: call.method, path, headers: {}, ...body },
          'omar',
        )
        expect([path, status, reason]).toEqual([
          path,
          expect.toSatisfy((one: number) => one < 500 || one === 503),
          reason,
        ])
      }
    }
  })
})
