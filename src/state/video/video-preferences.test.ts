import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { videoPreferences, restoreVideoPreferences, setVideoPreference } from './video-preferences.ts'

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', createStorage(disk))
  restoreVideoPreferences('riwaq')
})
afterEach(() => vi.unstubAllGlobals())

const usual = { height: null, captions: null, speed: 1 }

it('stores quality, speed and captions of videos, per tenant', () => {
  expect({ ...videoPreferences }).toEqual(usual)
  setVideoPreference('riwaq', 'height', 720)
  setVideoPreference('riwaq', 'captions', 'ar')
  setVideoPreference('riwaq', 'speed', 1.5)
  restoreVideoPreferences('nour')
  expect({ ...videoPreferences }).toEqual(usual)
  restoreVideoPreferences('riwaq')
  expect({ ...videoPreferences }).toEqual({ height: 720, captions: 'ar', speed: 1.5 })
})
it('stores no defaults', () => {
  setVideoPreference('riwaq', 'captions', 'ar')
  setVideoPreference('riwaq', 'captions', null)
  setVideoPreference('riwaq', 'speed', 1)
  expect([...disk]).toEqual([])
})
it.each(['', 'fine', '-1', '{}'])('ignores %j', (stored) => {
  for (const name of ['film-quality', 'film-captions', 'film-speed']) disk.set(`${name}:riwaq`, stored)
  restoreVideoPreferences('riwaq')
  expect({ ...videoPreferences }).toEqual(usual)
})
