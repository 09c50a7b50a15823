import { expect, it } from 'vitest'
import { isPrefetchDue } from './prefetch-due.ts'

const song = { duration: 180, buffered: 180 }

it('prefetches the next track once the current one is settled and fully loaded', () => {
  expect(isPrefetchDue({ ...song, position: 24.9 })).toBe(false)
  expect(isPrefetchDue({ ...song, position: 25 })).toBe(true)
  expect(isPrefetchDue({ ...song, position: 60, buffered: 178 })).toBe(false)
})
it('prefetches it near the end in any case', () => {
  expect(isPrefetchDue({ ...song, position: 169, buffered: 171 })).toBe(false)
  expect(isPrefetchDue({ ...song, position: 170, buffered: 171 })).toBe(true)
  expect(isPrefetchDue({ position: 1, duration: 3, buffered: 1 })).toBe(true)
})
it('prefetches the next of a long track once, when its current rights still hold at its end', () => {
  const hour = { duration: 3600, buffered: 3600 }
  expect(isPrefetchDue({ ...hour, position: 3100 })).toBe(false)
  expect(isPrefetchDue({ ...hour, position: 3130 })).toBe(true)
})
it('prefetches nothing for a track of unknown length', () => {
  expect(isPrefetchDue({ position: 30, duration: 0, buffered: 0 })).toBe(false)
})
