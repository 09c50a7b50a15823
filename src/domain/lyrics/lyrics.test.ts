import { describe, expect, it } from 'vitest'
import { lineAt, visibleLines } from './lyrics.ts'

const lines = [4, 8.5, 12, 20].map((at) => ({ at, text: `at ${at}` }))

describe('the current lyrics line', () => {
  it('is the last one that has started, or is about to', () => {
    expect([4, 8.3, 8.4, 11.8, 12].map((second) => lineAt(lines, second))).toEqual([0, 0, 1, 1, 2])
  })
  it('is none before the first, and the last one until the end', () => {
    expect([lineAt(lines, 3.8), lineAt(lines, 900), lineAt([], 5)]).toEqual([-1, 3, -1])
  })
})

describe('the lyrics preview beside the cover', () => {
  const shown = (now: number) => visibleLines(lines, now, 3).map(({ at }) => at)
  it('starts with the current line', () => {
    expect([shown(0), shown(1)]).toEqual([
      [4, 8.5, 12],
      [8.5, 12, 20],
    ])
  })
  it('has three lines before the first and at the end', () => {
    expect([shown(-1), shown(3)]).toEqual([
      [4, 8.5, 12],
      [8.5, 12, 20],
    ])
  })
})
