import { expect, it } from 'vitest'
import { coveredLines } from './caption-lines.ts'

it.each([
  ['phone', 412, 915, 9],
  ['tablet', 820, 1180, 6],
  ['desktop', 1440, 900, 5],
])('captions on a %s start so many lines above the controls', (_, width, height, lines) => {
  expect(coveredLines(width, height)).toBe(lines)
})
