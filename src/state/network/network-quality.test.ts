import { describe, expect, it } from 'vitest'
import { isPoorConnection } from './network-quality.ts'

describe('the data saver is on', () => {
  it.each([
    ['when the visitor chose it', 'on', false, true],
    ['while the connection is poor, unless the visitor chose otherwise', 'auto', true, true],
    ['not while the connection is good', 'auto', false, false],
    ['not when the visitor wants everything, whatever the connection', 'off', true, false],
  ] as const)('%s', (_, choice, measured, expected) => {
    expect(isPoorConnection({ choice, measured })).toBe(expected)
  })
})
