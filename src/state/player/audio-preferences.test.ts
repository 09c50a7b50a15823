import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { restoreSoundWishes, soundWishes, wishSound } from './audio-preferences.ts'

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', createStorage(disk))
  restoreSoundWishes('riwaq')
})
afterEach(() => vi.unstubAllGlobals())

it('evens out loudness and fades nothing unless a person says otherwise', () => {
  expect({ ...soundWishes }).toEqual({ even: true, crossfade: 0 })
})
it('keeps what was said for the next visit, of each tenant its own', () => {
  wishSound('riwaq', { crossfade: 6 })
  wishSound('riwaq', { even: false })
  restoreSoundWishes('nour')
  expect({ ...soundWishes }).toEqual({ even: true, crossfade: 0 })
  restoreSoundWishes('riwaq')
  expect({ ...soundWishes }).toEqual({ even: false, crossfade: 6 })
})
it.each(['{"even":1,"crossfade":400}', 'null', '[]', 'not json'])('takes %s for nothing', (kept) => {
  disk.set('sound:riwaq', kept)
  restoreSoundWishes('riwaq')
  expect({ ...soundWishes }).toEqual({ even: true, crossfade: 0 })
})
