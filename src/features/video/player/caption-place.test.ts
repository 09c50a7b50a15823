import { describe, expect, it } from 'vitest'
import { captionPlaceIn } from './caption-place.ts'

const wide = 16 / 9
const lineOf = (width: number, height: number) => Math.min(width, height) * 0.0533 * 1.17

describe('captions of an upright screen', () => {
  it.each([
    ['phone', 412, 915],
    ['small phone', 360, 640],
    ['tablet', 820, 1180],
  ])('stand under the picture on a %s, between it and the controls', (_, width, height) => {
    const covered = 116
    const { line, element } = captionPlaceIn({ width, height, ratio: wide, covered })
    const picture = width / wide
    expect(element?.top).toBeCloseTo((height - picture) / 2)
    const { top = NaN, height: own = NaN } = element ?? {}
    expect(top + own).toBeLessThanOrEqual(height - covered)
    expect(own + Number(line) * lineOf(width, own)).toBeGreaterThan(picture)
  })
  it('do not move when the controls go', () => {
    const area = { width: 412, height: 915, ratio: wide }
    expect(captionPlaceIn({ ...area, covered: 0 })).toEqual(captionPlaceIn({ ...area, covered: 116 }))
  })
})

describe('captions over a picture that fills the screen', () => {
  it.each([
    ['phone on its side', 915, 412, 116],
    ['desktop', 1440, 900, 130],
    ['upright video', 412, 732, 180],
  ])('have three lines above the controls on a %s', (_, width, height, covered) => {
    const { line, element } = captionPlaceIn({ width, height, ratio: width / height, covered })
    expect(element).toBeNull()
    expect((-Number(line) - 3) * lineOf(width, height)).toBeGreaterThanOrEqual(covered)
  })
  it('stand at the lower edge while nothing covers it', () => {
    const place = captionPlaceIn({ width: 1440, height: 810, ratio: wide, covered: 0 })
    expect(place).toEqual({ line: 'auto', element: null })
  })
})

it('captions stand on the picture until its shape is known', () => {
  expect(captionPlaceIn({ width: 412, height: 915, ratio: 0, covered: 0 })).toEqual({
    line: 'auto',
    element: null,
  })
})
