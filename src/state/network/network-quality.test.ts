import { describe, expect, it } from 'vitest'
import { isPoorConnection } from './network-quality.ts'

describe('the data saver is on', () => {
  it.each([
    ['when somebody says so', 'on', false, true],
    ['as it is, unless somebody says otherwise', 'auto', true, true],
    ['not while it is good', 'auto', false, false],
    ['not when somebody wants everything, whatever the line', 'off', true, false],
  ] as const)('%s', (_, choice, measured, expected) => {
    expect(isPoorConnection({ choice, measured })).toBe(expected)
  })
})
