import { describe, expect, it } from 'vitest'
import { blockAt, isInProgress, latestPosition, readingProgressAt } from './article-position.ts'

/** Ten paragraphs of 200 pixels, seen through a window of 600, scrolled by so many pixels. */
const scrolled = (by: number) =>
  readingProgressAt(
    Array.from({ length: 10 }, (_, at) => ({ top: 300 + at * 200 - by, bottom: 500 + at * 200 - by })),
    600,
  )

describe('the reading position', () => {
  it('is the start before scrolling', () => {
    expect(scrolled(0)).toEqual({ block: 0, part: 0 })
  })
  it('advances with the text, paragraph by paragraph', () => {
    const places = [300, 700, 1100, 1500].map(scrolled)
    for (const [at, { block, part }] of places.entries()) {
      const before = places[at - 1] ?? { block: -1, part: 0 }
      expect(block).toBeGreaterThan(before.block)
      expect(part).toBeGreaterThan(before.part)
    }
  })
  it('is the end once the last line is visible', () => {
    expect(scrolled(1700)).toEqual({ block: 9, part: 1 })
    expect(scrolled(5000)).toEqual({ block: 9, part: 1 })
  })
  it('of a text without paragraphs is its start', () => {
    expect(readingProgressAt([], 600)).toEqual({ block: 0, part: 0 })
  })
  it('is offered in the middle only', () => {
    expect([0, 0.05, 0.4, 0.9, 0.97, 1].map(isInProgress)).toEqual([false, false, true, true, false, false])
  })
})

describe('the paragraph of a part', () => {
  const blocks = [
    { top: 100, bottom: 200 },
    { top: 220, bottom: 500 },
    { top: 520, bottom: 1100 },
  ]
  it.each([
    [0, 0],
    [0.05, 0],
    [0.3, 1],
    [0.9, 2],
    [1, 2],
  ])('%f of the text is read in block %i', (part, block) => {
    expect(blockAt(blocks, part)).toBe(block)
  })
  it('is the first where there is no text yet', () => {
    expect(blockAt([], 0.5)).toBe(0)
  })
})

describe('the latest reading position of an article', () => {
  const here = { part: 0.3, at: 100, block: 4 }
  it('is the one of this device where it is later', () => {
    expect(latestPosition(here, { part: 0.6, at: 90 })).toBe(here)
  })
  it('is the one of another device where it was read on there', () => {
    expect(latestPosition(here, { part: 0.6, at: 110 })).toEqual({ part: 0.6, at: 110 })
    expect(latestPosition(null, { part: 0.6, at: 110 })).toEqual({ part: 0.6, at: 110 })
  })
  it('keeps its paragraph where the other position is its own echo', () => {
    expect(latestPosition(here, { part: 0.28, at: 110 })).toBe(here)
  })
  it('is none where it was finished elsewhere', () => {
    expect(latestPosition(here, { part: 1, at: 110 })).toBeNull()
  })
})
