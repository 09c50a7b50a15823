import type { GenericSchema } from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import { calls } from '../../src/contract/calls.ts'
import { detailExamples, errorMeanings } from '../../src/contract/descriptions/error-meanings.ts'
import { wordsOfCode } from '../../src/contract/error-words.ts'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '../../src/contract/errors.ts'
import { schemaOf } from './open-api-schemas.ts'
import { refusalCodesOf } from './refusal-codes.ts'

const errorAnswer = { $ref: '#/components/schemas/ErrorAnswer' }
const schemaOfCode = (code: ErrorCode, details: GenericSchema | null | undefined) => ({
  allOf: [
    errorAnswer,
    {
      properties: {
        error: { const: code },
        ...(details ? { details: schemaOf(details, 'output') } : {}),
      },
      ...(details ? { required: ['details'] } : {}),
    },
  ],
})

const schemaOfCodes = (codes: readonly ErrorCode[], refusals: Call['refusals'] = {}) => {
  const oneOf = codes.map((code) => schemaOfCode(code, refusals[code]))
  return oneOf.length === 1 ? oneOf[0] : { oneOf }
}

const headersOf = (status: number) => {
  const text = { type: 'string' }
  if (status === 401)
    return { headers: { 'WWW-Authenticate': { description: 'Where a token is wanted.', schema: text } } }
  if (status === 429 || status === 503)
    return { headers: { 'Retry-After': { description: 'Seconds until the next try.', schema: text } } }
  return {}
}

const refusalOf = (status: number, codes: readonly ErrorCode[], refusals?: Call['refusals']) => ({
  description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
  ...headersOf(status),
  content: {
    'application/json': {
      schema: schemaOfCodes(codes, refusals),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** Several codes may share a status. */
export const refusalResponsesOf = (call: Call) => {
  const codes = refusalCodesOf(call)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusalOf(
        status,
        codes.filter((code) => errorStatus[code] === status),
        call.refusals,
      ),
    ]),
  )
}

/** Refusals of requests that reach no call; the same for all addresses. */
const codesWithoutCall = ['METHOD_NOT_ALLOWED', 'UNKNOWN_HOST'] as const satisfies readonly ErrorCode[]
export const refusalWithoutCall = () => refusalOf(0, codesWithoutCall)

/** Of the codes that some call refuses with. */
export const refusalExamples = () =>
  Object.fromEntries(
    [...new Set([...calls.flatMap(refusalCodesOf), ...codesWithoutCall])].map((code) => {
      const details = detailExamples[code]
      const value: ErrorAnswer = {
        status: errorStatus[code],
        error: code,
        i18Message: wordsOfCode(code),
        requestId: '01KB5T3Z8Q4N7R2W6X9Y1V0C5D',
        ...(details === undefined ? {} : { details }),
      }
      return [code, { summary: errorMeanings[code], value }]
    }),
  )
