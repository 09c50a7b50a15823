import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreSoundWishes, soundWishes, wishSound } from './sound-wishes.ts'

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, value: string) => void disk.set(name, value),
  })
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
