import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { errorStatus } from '../../src/contract/errors.ts'
import { resetPassword } from '../../src/contract/password.ts'
import { loginApi, logOut, refreshToken, tradeUserToken } from '../../src/contract/session.ts'
import { openApiDocument } from '../../server/api/open-api.ts'
import { refusalCodesOf } from '../../server/api/refusal-codes.ts'

it('describes the contract as valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(
    JSON.parse(JSON.stringify(openApiDocument())) as Record<string, unknown>,
  )
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('lists every call once, under its address and method', () => {
  const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  )
  const names = operations.map(({ one }) => (one as { operationId: string }).operationId)
  expect(names.toSorted()).toEqual(calls.map((call) => call.name).toSorted())
  for (const { path, method, one } of operations) {
    const call = calls.find((candidate) => candidate.name === (one as { operationId: string }).operationId)
    expect([path, method]).toEqual([call?.path, call?.method.toLowerCase()])
  }
})

interface Operation {
  operationId: string
  description?: string
  'x-rate-class': string
  'x-cost': number
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { description: string; headers?: Record<string, { description: string }> }>
}
const operationOf = (call: { name: string }) => {
  const all = Object.values(openApiDocument().paths).flatMap((methods) =>
    Object.values(methods),
  ) as Operation[]
  return all.find(({ operationId }) => operationId === call.name)
}
const namesIn = (place: string, call: { name: string }) =>
  operationOf(call)?.parameters.flatMap((parameter) => (parameter.in === place ? parameter.name : []))

it('lists the headers of every call but the environment file, and the idempotency key', () => {
  for (const call of calls) {
    const common = call.name === 'getEnvFile' ? [] : ['x-distribution-channel', 'x-tenant-id']
    const key = call.idempotency === 'none' ? [] : ['idempotency-key']
    expect([call.name, namesIn('header', call)]).toEqual([call.name, [...common, ...key]])
  }
})

it('lists the cookies of a session where they are set, required and removed', () => {
  const sets = (call: { name: string }) =>
    operationOf(call)?.responses['200']?.headers?.['Set-Cookie']?.description
  expect(sets(loginApi)).toMatch(/^__Host-code\.\* and __Host-session: HttpOnly, Secure, SameSite=Strict/)
  expect(operationOf(loginApi)?.description).toContain('__Host-code.*')
  for (const call of [tradeUserToken, logOut]) expect(sets(call)).toMatch(/^__Host-session:/)
  expect(sets(refreshToken)).toBeUndefined()
  for (const call of [refreshToken, logOut]) expect(namesIn('cookie', call)).toEqual(['__Host-session'])
})

it('lists a key that is required as required', () => {
  for (const call of calls) {
    const key = operationOf(call)?.parameters.find(({ name }) => name === 'idempotency-key')
    expect([call.name, key?.required]).toEqual([
      call.name,
      call.idempotency === 'none' ? undefined : call.idempotency === 'required',
    ])
  }
})

it('lists every status, rate class and cost of a call, and its refusals by status and code', () => {
  for (const call of calls) {
    const { responses, ...operation } = operationOf(call) ?? expect.unreachable()
    const refusals = new Set(refusalCodesOf(call).map((code) => String(errorStatus[code])))
    const successes = [call.answer ? '200' : '204', ...Object.keys(call.statuses ?? {})]
    expect(Object.keys(responses).toSorted()).toEqual([...successes, ...refusals, 'default'].toSorted())
    expect([operation['x-rate-class'], operation['x-cost']]).toEqual([call.rate, call.cost])
  }
  const statuses = ['200', '201', '202', '400', '401', '403', '413', '415', '429', '500', '503', 'default']
  expect(Object.keys(operationOf(loginApi)?.responses ?? {})).toEqual(statuses)
  expect(operationOf(resetPassword)?.responses['410']?.description).toMatch(/^`RESET_LINK_INVALID`: /)
  expect(JSON.stringify(operationOf(resetPassword)?.responses['410'])).toContain(
    '"const":"RESET_LINK_INVALID"',
  )
})

it('references only existing schemas', () => {
  const text = JSON.stringify(openApiDocument())
  const targets = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]))
  expect(targets.size).toBeGreaterThan(2)
  expect(text).not.toContain('$defs')
  for (const target of targets) expect(Object.keys(openApiDocument().components.schemas)).toContain(target)
})
