/** The contract as OpenAPI 3.1, for those who write a client or a backend of their own. */
import type { GenericSchema } from 'valibot'
import { calls } from '../../src/contract/calls.ts'
import { answersOf, type Call, readsToken } from '../../src/contract/define.ts'
import { areas } from '../../src/contract/descriptions/areas.ts'
import { answerHeaders, cookieNoteOf, headerParameters } from './open-api-headers.ts'
import { refusalExamples, refusalResponsesOf, refusalWithoutCall } from './open-api-refusals.ts'
import { componentSchemas, objectOf, schemaOf } from './open-api-schemas.ts'
import { descriptionOfCall } from './refusal-codes.ts'

type ExamplePart = 'params' | 'query' | 'body' | 'answer'
/** Each call has its own parts, so they are looked up by name. */
const exampleOf = ({ example }: { readonly example: unknown }, part: ExamplePart): unknown =>
  objectOf(example)[part]

const parametersOf = (schema: GenericSchema | undefined, where: 'path' | 'query', examples: unknown) => {
  if (!schema) return []
  const { properties, required } = schemaOf(schema, 'input')
  const needed = Array.isArray(required) ? required : []
  const given = objectOf(examples)
  return Object.entries(objectOf(properties)).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || needed.includes(name),
    schema: one,
    ...(given[name] === undefined ? {} : { example: given[name] }),
  }))
}

const content = (schema: GenericSchema, typeMode: 'input' | 'output', example: unknown) => ({
  'application/json': { schema: schemaOf(schema, typeMode), example },
})

const successDescriptions: Record<number, string> = { 200: 'The answer.', 201: 'Created.', 202: 'Accepted.' }
const successesOf = (call: Call, example: unknown) =>
  Object.fromEntries(
    [...answersOf(call)].map(([status, schema]) => [
      status,
      {
        description: successDescriptions[status] ?? 'Done; without a body.',
        ...answerHeaders(call),
        ...(schema ? { content: content(schema, 'output', example) } : {}),
      },
    ]),
  )

const token = { token: [] }
const whoMayCall = (call: Call) => {
  if (call.who === 'user') return { text: 'For a person who is signed in.', security: [token] }
  if (call.who === 'ticket') return { text: 'For whoever has the ticket in the body.', security: [] }
  return readsToken(call)
    ? {
        text: 'For everybody; with a token the answer keeps to the person’s age ceiling.',
        security: [{}, token],
      }
    : { text: 'For everybody; a token is not read.', security: [] }
}

const stepUpNoteOf = ({ stepUp }: Call) =>
  stepUp ? ['Only with a login of the last ten minutes; otherwise `STEP_UP_REQUIRED`.'] : []

const operationOf = (call: Call) => {
  const description = descriptionOfCall(call)
  const { text, security } = whoMayCall(call)
  const mandatory = description.isMandatory ? ['**Mandatory.**'] : []
  const without = `**Missing without it:** ${description.without}`
  return {
    operationId: call.name,
    tags: [description.area],
    summary: description.summary,
    description: [text, ...stepUpNoteOf(call), ...cookieNoteOf(call), ...mandatory, without].join('\n\n'),
    'x-mandatory': description.isMandatory ?? false,
    'x-rate-class': call.rate,
    'x-cost': call.cost,
    parameters: [
      ...parametersOf(call.params, 'path', exampleOf(description, 'params')),
      ...parametersOf(call.query, 'query', exampleOf(description, 'query')),
      ...headerParameters(call),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: content(call.body, 'input', exampleOf(description, 'body')),
          },
        }
      : {}),
    responses: {
      ...successesOf(call, exampleOf(description, 'answer')),
      ...refusalResponsesOf(call),
      default: refusalWithoutCall(),
    },
    security,
  }
}

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return paths
}

const buildDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Riwaq',
    version: '1',
    description: [
      'The backend of a portal; the host names the tenant.',
      'A backend elsewhere answers the same calls under an address of its own, and needs those that are mandatory.',
    ].join(' '),
    license: { name: 'All rights reserved', identifier: 'LicenseRef-Riwaq' },
  },
  servers: [{ url: '/api' }],
  tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
  paths: pathsOf(),
  components: {
    schemas: componentSchemas(),
    examples: refusalExamples(),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'The `access_token` of `loginApi`.' },
    },
  },
})

let document: ReturnType<typeof buildDocument> | null = null
/** Made once: the contract does not change while the server runs. */
export const openApiDocument = () => (document ??= buildDocument())
