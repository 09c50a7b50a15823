import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { filmWishes, restoreFilmWishes, wishFilm } from './video-preferences.ts'

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', createStorage(disk))
  restoreFilmWishes('riwaq')
})
afterEach(() => vi.unstubAllGlobals())

const usual = { height: null, captions: null, speed: 1 }

it('keeps how fine, how fast and with which captions films are wanted, of each tenant its own', () => {
  expect({ ...filmWishes }).toEqual(usual)
  wishFilm('riwaq', 'height', 720)
  wishFilm('riwaq', 'captions', 'ar')
  wishFilm('riwaq', 'speed', 1.5)
  restoreFilmWishes('nour')
  expect({ ...filmWishes }).toEqual(usual)
  restoreFilmWishes('riwaq')
  expect({ ...filmWishes }).toEqual({ height: 720, captions: 'ar', speed: 1.5 })
})
it('keeps nothing of what is usual', () => {
  wishFilm('riwaq', 'captions', 'ar')
  wishFilm('riwaq', 'captions', null)
  wishFilm('riwaq', 'speed', 1)
  expect([...disk]).toEqual([])
})
it.each(['', 'fine', '-1', '{}'])('takes %j for nothing', (kept) => {
  for (const name of ['film-quality', 'film-captions', 'film-speed']) disk.set(`${name}:riwaq`, kept)
  restoreFilmWishes('riwaq')
  expect({ ...filmWishes }).toEqual(usual)
})
