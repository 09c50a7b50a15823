import { describe, expect, it } from 'vitest'
import { isRemovedBy } from './history-removal.ts'

const played = (id: string, updated: string) => ({ card: { id }, updated })
const noon = '2026-03-06T12:00:00.000Z'
const later = '2026-03-06T12:00:00.001Z'

describe('the entries that a history removal deletes', () => {
  it('is the one removed item', () => {
    const forgotten = isRemovedBy({ call: 'deletePlayHistory', input: { params: { id: 'trk_1' } } })
    expect([played('trk_1', later), played('trk_2', noon)].map(forgotten)).toEqual([true, false])
  })
  it('is the book whose last heard chapter is removed', () => {
    const forgotten = isRemovedBy({ call: 'deletePlayHistory', input: { params: { id: 'chp_1' } } })
    const books = ['chp_1', 'chp_2'].map((part) => ({ ...played('bok_1', later), part }))
    expect([...books, played('bok_2', noon)].map(forgotten)).toEqual([true, false, false])
  })
  it('is everything up to the newest one shown, and nothing played since', () => {
    const forgotten = isRemovedBy({ call: 'clearPlayHistory', input: { query: { until: noon } } })
    expect([played('trk_1', noon), played('trk_2', later)].map(forgotten)).toEqual([true, false])
  })
  it('is nothing where another write waits', () => {
    const forgotten = isRemovedBy({ call: 'addHistory', input: { params: { type: 'PLAY', id: 'trk_1' } } })
    expect(forgotten(played('trk_1', noon))).toBe(false)
  })
})
