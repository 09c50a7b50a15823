import { expect, it } from 'vitest'
import { splitPrecacheList, withoutHash } from './precache-list.ts'

it('installs what every visitor walks through, and leaves other screens and words for later', () => {
  const list = [
    { url: 'react-1234567.js' },
    { url: 'WatchScreen-watch-1234567.js', later: true as const },
    { url: 'words-ar-1234567.js' },
  ]
  expect(splitPrecacheList(list)).toEqual({
    atOnce: ['/assets/react-1234567.js'],
    later: ['/assets/WatchScreen-watch-1234567.js', '/assets/words-ar-1234567.js'],
  })
  expect(splitPrecacheList(list.slice(0, 1)).atOnce).toHaveLength(1)
})

it('knows a screen again in another build, and tells languages apart', () => {
  expect(withoutHash('/assets/WatchScreen-watch-B2SxFs4.js')).toBe('/assets/WatchScreen-watch.js')
  expect(withoutHash('/assets/WatchScreen-watch-B5-i5_m.js')).toBe('/assets/WatchScreen-watch.js')
  expect(withoutHash('/assets/words-ar-BcSE-kq.js')).not.toBe(withoutHash('/assets/words-de-BcSE-kq.js'))
})
