import { describe, expect, it } from 'vitest'
import { isSaving } from './data-saver.ts'

describe('data is saved', () => {
  it.each([
    ['when somebody says so', 'on', { effectiveType: '4g' }, true],
    ['when the browser was told so', 'auto', { saveData: true, effectiveType: '4g' }, true],
    ['on a poor line', 'auto', { effectiveType: 'slow-2g' }, true],
    ['not on a good one', 'auto', { effectiveType: '4g' }, false],
    ['not where the browser tells nothing', 'auto', undefined, false],
    ['not when somebody wants it all, whatever the line', 'off', { saveData: true }, false],
  ] as const)('%s', (_, saving, line, expected) => {
    expect(isSaving(saving, line)).toBe(expected)
  })
})
