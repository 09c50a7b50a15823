import { expect, it } from 'vitest'
import { splitList, withoutHash } from './listed.ts'

it('installs what every visitor walks through, and leaves rooms and words for later', () => {
  const list = [
    { url: 'assets/react-1234567.js', revision: null },
    { url: 'assets/words-ar-1234567.js', revision: null, later: true },
  ]
  expect(splitList(list)).toEqual({ atOnce: [list[0]], later: ['/assets/words-ar-1234567.js'] })
})

it('knows a room again in another build, and tells languages apart', () => {
  expect(withoutHash('/assets/room-watch-B2SxFs4.js')).toBe('/assets/room-watch.js')
  expect(withoutHash('/assets/room-watch-B5-i5_m.js')).toBe('/assets/room-watch.js')
  expect(withoutHash('/assets/words-ar-BcSE-kq.js')).not.toBe(withoutHash('/assets/words-de-BcSE-kq.js'))
})
