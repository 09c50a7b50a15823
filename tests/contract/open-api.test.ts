import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { openApi } from '../../server/open-api.ts'

it('describes the contract as valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(
    JSON.parse(JSON.stringify(openApi())) as Record<string, unknown>,
  )
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('names every call once, under its address and method', () => {
  const operations = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  )
  const names = operations.map(({ one }) => (one as { operationId: string }).operationId)
  expect(names.toSorted()).toEqual(calls.map((call) => call.name).toSorted())
  for (const { path, method, one } of operations) {
    const call = calls.find((candidate) => candidate.name === (one as { operationId: string }).operationId)
    expect([path, method]).toEqual([call?.path, call?.method.toLowerCase()])
  }
})

it('points only at shapes that are there', () => {
  const text = JSON.stringify(openApi())
  const targets = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]))
  expect(targets.size).toBeGreaterThan(2)
  expect(text).not.toContain('$defs')
  for (const target of targets) expect(Object.keys(openApi().components.schemas)).toContain(target)
})
