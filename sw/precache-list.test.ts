import { expect, it } from 'vitest'
import { splitPrecacheList, withoutHash } from './precache-list.ts'

it('precaches what every visitor needs, and loads screens and translations on demand', () => {
  const list = [
    { url: 'react-1234567.js' },
    { url: 'room-watch-1234567.js', later: true as const },
    { url: 'words-ar-1234567.js' },
  ]
  expect(splitPrecacheList(list)).toEqual({
    atOnce: ['/assets/react-1234567.js'],
    later: ['/assets/room-watch-1234567.js', '/assets/words-ar-1234567.js'],
  })
  expect(splitPrecacheList(list.slice(0, 1)).atOnce).toHaveLength(1)
})

it('matches a screen in another build, and distinguishes languages', () => {
  expect(withoutHash('/assets/room-watch-B2SxFs4.js')).toBe('/assets/room-watch.js')
  expect(withoutHash('/assets/room-watch-B5-i5_m.js')).toBe('/assets/room-watch.js')
  expect(withoutHash('/assets/words-ar-BcSE-kq.js')).not.toBe(withoutHash('/assets/words-de-BcSE-kq.js'))
})
