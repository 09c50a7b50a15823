/** The OpenAPI document as a team that builds a backend of its own reads it. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../server/api/open-api.ts'
import { refusalCodesOf } from '../../server/api/refusal-codes.ts'
import { calls } from '../../src/contract/calls.ts'
import { areas } from '../../src/contract/descriptions/areas.ts'
import { callDescriptions } from '../../src/contract/descriptions/call-descriptions.ts'
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts'

const lint = async (document: object) => {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
}

describe('redocly’s recommended rules', () => {
  it('find nothing in the document', async () => {
    expect(await lint(openApiDocument())).toEqual([])
  }, 60_000)

  it('find an operation without a summary, and an example that its schema refuses', async () => {
    const { paths, ...rest } = JSON.parse(JSON.stringify(openApiDocument())) as {
      paths: Record<string, Record<string, { summary?: string; parameters?: { example?: unknown }[] }>>
    }
    const track = paths['/content/tracks/{id}']?.['get'] ?? expect.unreachable()
    delete track.summary
    const parameters = track.parameters?.map((one) => ({ ...one, example: 7 })) ?? []
    const found = await lint({
      ...rest,
      paths: { ...paths, '/content/tracks/{id}': { get: { ...track, parameters } } },
    })
    const rules = new Set(found.map(([rule]) => rule))
    expect([...rules].toSorted()).toEqual(['no-invalid-parameter-examples', 'operation-summary'])
  }, 60_000)
})

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-mandatory': boolean
  security: object[]
  responses: Record<string, { description: string; content?: object }>
}
const operations = new Map(
  Object.values(openApiDocument().paths)
    .flatMap((methods) => Object.values(methods) as Operation[])
    .map((operation) => [operation.operationId, operation] as const),
)
const operationOf = ({ name }: { name: string }) => operations.get(name) ?? expect.unreachable(name)
const rows = calls.map((call) => [call.name, call] as const)

describe('the document names', () => {
  it.each(rows)('what %s does in one sentence, and its area', (_, call) => {
    const { summary, tags } = operationOf(call)
    expect(summary).toMatch(/^[A-Z][^\n]{10,140}\.$/)
    expect(tags).toHaveLength(1)
    expect(Object.keys(areas)).toContain(tags[0])
  })

  it.each(rows)('who may call %s', (_, call) => {
    const { security, description } = operationOf(call)
    const token = { token: [] }
    const isOpenRead = call.who === 'anyone' && call.method === 'GET'
    expect(security).toEqual(call.who === 'user' ? [token] : isOpenRead ? [{}, token] : [])
    expect(description).toMatch(
      call.who === 'user' ? /signed in\./ : call.who === 'ticket' ? /the ticket/ : /^For everybody;/,
    )
  })

  it.each(rows)('every refusal of %s under its status, with an example', (_, call) => {
    const { responses } = operationOf(call)
    const codes = refusalCodesOf(call)
    expect(codes.length).toBeGreaterThan(4)
    for (const code of codes) {
      const response = responses[errorStatus[code]] ?? expect.unreachable(`${code} is missing`)
      expect(response.description).toContain(`\`${code}\``)
      expect(JSON.stringify(response.content)).toContain(`#/components/examples/${code}`)
    }
  })

  it('the calls that no backend can do without', () => {
    const mandatory = [...operations.values()].filter((operation) => operation['x-mandatory'])
    expect(mandatory.map(({ operationId }) => operationId).toSorted()).toEqual([
      'fetchSong',
      'getProfile',
      'getStructure',
      'loginApi',
      'refreshToken',
    ])
  })
})

describe('the example', () => {
  it.each(rows)('of %s is what its schemas ask for, without a field more', (name, call) => {
    const example: Record<string, unknown> = {
      ...callDescriptions[name as keyof typeof callDescriptions].example,
    }
    const parts = ['params', 'query', 'body'] as const
    expect(Object.keys(example).toSorted()).toEqual(
      ['answer', ...parts.filter((part) => call[part])].toSorted(),
    )
    for (const part of parts) if (call[part]) v.parse(call[part], example[part])
    if (call.answer) expect(v.parse(call.answer, example['answer'])).toEqual(example['answer'])
    else expect(example['answer']).toBeNull()
  })

  it.each(Object.entries(openApiDocument().components.examples))(
    'of the refusal %s has its status and words',
    (code, { value }) => {
      expect(value.status).toBe(errorStatus[code as ErrorCode])
      expect(value.error).toBe(code)
      expect(value.i18Message).toMatch(/^error\.[a-z]\w+$/)
    },
  )
})
