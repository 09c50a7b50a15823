/** The contract as OpenAPI 3.1, for those who write a client or a backend of their own. */
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { calls } from '../../src/contract/calls.ts'
import { Card } from '../../src/contract/content.ts'
import { answersOf, type Call } from '../../src/contract/define.ts'
import { ErrorAnswer, type ErrorCode, errorStatus } from '../../src/contract/errors.ts'
import { RichText, StructureNode } from '../../src/contract/structure.ts'
import { Picture } from '../../src/contract/shared.ts'
import { answerHeaders, descriptionOf, headerParameters } from './open-api-headers.ts'

/** Schemas that the document defines by name; recursive ones must be among them. */
const namedSchemas: Record<string, GenericSchema> = { Card, ErrorAnswer, Picture, RichText, StructureNode }
type Json = Record<string, unknown>

const moveReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema' && key !== '$defs')
      .map(([key, one]) => [
        key,
        key === '$ref' && typeof one === 'string'
          ? one.replace('#/$defs/', '#/components/schemas/')
          : moveReferences(one),
      ]),
  )
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isJson(value) ? value : {})

/** Checks by code and transforms have no JSON schema and are left out: the description is then wider, never wrong. */
const convert = (schema: GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions: namedSchemas,
    typeMode,
    errorMode: 'ignore',
  })
const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') =>
  objectOf(moveReferences(convert(schema, typeMode)))

const parametersOf = (schema: GenericSchema | undefined, where: 'path' | 'query') => {
  if (!schema) return []
  const { properties, required } = schemaOf(schema, 'input')
  const needed = Array.isArray(required) ? required : []
  return Object.entries(objectOf(properties)).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || needed.includes(name),
    schema: one,
  }))
}

const content = (schema: Json) => ({ 'application/json': { schema } })

const successDescriptions: Record<number, string> = { 200: 'The answer.', 201: 'Created.', 202: 'Accepted.' }
const successesOf = (call: Call) =>
  Object.fromEntries(
    [...answersOf(call)].map(([status, schema]) => [
      status,
      {
        description: successDescriptions[status] ?? 'Done; without a body.',
        ...answerHeaders(call),
        ...(schema ? { content: content(schemaOf(schema, 'output')) } : {}),
      },
    ]),
  )

const errorAnswer = { $ref: '#/components/schemas/ErrorAnswer' }
const refusalSchema = (code: string, details: GenericSchema | null | undefined) => ({
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
const isErrorCode = (code: string): code is ErrorCode => code in errorStatus

/** Several codes may share a status. */
const refusalsOf = ({ refusals = {} }: Call) => {
  const codes = Object.keys(refusals).filter(isErrorCode)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => errorStatus[code] === status)
      const oneOf = own.map((code) => refusalSchema(code, refusals[code]))
      return [status, { description: `Refused: ${own.join(', ')}.`, content: content({ oneOf }) }]
    }),
  )
}

const responsesOf = (call: Call) => ({
  ...successesOf(call),
  ...refusalsOf(call),
  default: {
    description: ['Refused; `error` holds the code.', ...(call.errors ?? [])].join(' '),
    content: content(errorAnswer),
  },
})

const operationOf = (call: Call) => ({
  operationId: call.name,
  'x-rate-class': call.rate,
  'x-cost': call.cost,
  ...descriptionOf(call),
  parameters: [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...headerParameters(call),
  ],
  ...(call.body ? { requestBody: { required: true, content: content(schemaOf(call.body, 'input')) } } : {}),
  responses: responsesOf(call),
  security: call.who === 'user' ? [{ token: [] }] : [],
})

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return paths
}

const buildDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Riwaq', version: '1', description: 'The backend of a portal; the host names the tenant.' },
  servers: [{ url: '/api' }],
  paths: pathsOf(),
  components: {
    schemas: Object.fromEntries(
      Object.entries(namedSchemas).map(([name, schema]) => [
        name,
        // A named shape refers to itself by name, so its own description is the definition of that name.
        moveReferences(objectOf(convert(schema, 'output').$defs)[name] ?? convert(schema, 'output')),
      ]),
    ),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
})

let document: ReturnType<typeof buildDocument> | null = null
/** Made once: the contract does not change while the server runs. */
export const openApiDocument = () => (document ??= buildDocument())
