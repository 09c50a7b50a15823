import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { restoreAudioPreferences, audioPreferences, saveAudioPreferences } from './audio-preferences.ts'

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', createStorage(disk))
  restoreAudioPreferences('riwaq')
})
afterEach(() => vi.unstubAllGlobals())

it('normalises loudness and does not crossfade by default', () => {
  expect({ ...audioPreferences }).toEqual({ even: true, crossfade: 0 })
})
it('stores the preferences for the next visit, per tenant', () => {
  saveAudioPreferences('riwaq', { crossfade: 6 })
  saveAudioPreferences('riwaq', { even: false })
  restoreAudioPreferences('nour')
  expect({ ...audioPreferences }).toEqual({ even: true, crossfade: 0 })
  restoreAudioPreferences('riwaq')
  expect({ ...audioPreferences }).toEqual({ even: false, crossfade: 6 })
})
it.each(['{"even":1,"crossfade":400}', 'null', '[]', 'not json'])('ignores %s', (stored) => {
  disk.set('sound:riwaq', stored)
  restoreAudioPreferences('riwaq')
  expect({ ...audioPreferences }).toEqual({ even: true, crossfade: 0 })
})
