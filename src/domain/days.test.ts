import { describe, expect, it } from 'vitest'
import { bySpan, spanOf } from './days.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()
const now = at(12, 9)

describe('the time span of a date', () => {
  it.each([
    ['today', at(12, 0)],
    ['today', at(12, 10)],
    ['yesterday', at(11, 23)],
    ['yesterday', at(11, 0)],
    ['week', at(10, 23)],
    ['week', at(6, 0)],
    ['earlier', at(5, 23)],
  ])('is %s for %d', (span, then) => {
    expect(spanOf(then, now)).toBe(span)
  })

  it('groups in order and leaves empty spans out', () => {
    const moments = [at(12, 8), at(12, 7), at(1, 1)]
    expect(bySpan(moments, (moment) => moment, now)).toEqual([
      { span: 'today', things: moments.slice(0, 2) },
      { span: 'earlier', things: moments.slice(2) },
    ])
  })
})
