import { expect, it } from 'vitest'
import { phaseOf } from './phase.ts'

it.each([
  ['2026-11-20T17:59:59Z', 'coming'],
  ['2026-11-20T18:00:00Z', 'running'],
  ['2026-11-27T20:59:59Z', 'running'],
  ['2026-11-27T21:00:00Z', 'past'],
])('at %s it is %s', (now, phase) => {
  expect(phaseOf({ starts: '2026-11-20T18:00:00Z', ends: '2026-11-27T21:00:00Z' }, Date.parse(now))).toBe(
    phase,
  )
})
