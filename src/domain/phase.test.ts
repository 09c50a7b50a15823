import { expect, it } from 'vitest'
import { phaseOf, phaseWords } from './phase.ts'

const week = { starts: '2026-11-20T18:00:00Z', ends: '2026-11-27T21:00:00Z' }
it.each([
  ['2026-11-20T17:59:59Z', 'future', 'FEEDBACK-16'],
  ['2026-11-20T18:00:00Z', 'present', 'FEEDBACK-17'],
  ['2026-11-27T20:59:59Z', 'present', 'FEEDBACK-17'],
  ['2026-11-27T21:00:00Z', 'past', 'FEEDBACK-15'],
])('at %s a range of dates is %s [%s]', (now, phase) => {
  expect(phaseOf(week, Date.parse(now))).toBe(phase)
})
it.each([
  ['without a start', { ...week, starts: '' }],
  ['with an end that is no date', { ...week, ends: 'soon' }],
  ['that ends before it starts', { starts: week.ends, ends: week.starts }],
])('a range %s cannot be judged: it is unknown and shows no words [FEEDBACK-18]', (_, range) => {
  expect(phaseOf(range, Date.parse('2026-11-22T00:00:00Z'))).toBe('unknown')
  expect(phaseWords.unknown).toBeNull()
})
