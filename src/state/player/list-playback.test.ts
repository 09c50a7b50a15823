import { afterEach, expect, it, vi } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { downloadMarks } from '../availability/download-marks.ts'
import { findFirstPlayable } from './start-playback.ts'
import type { PlayerActions } from './player.ts'
import { randomIndexIn } from './list-playback.ts'

// Each test has its own player.
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const song = (restriction?: Track['restriction']) => ({ restriction }) as Track

it('shuffle starts with any song with playback rights, and never with another', () => {
  vi.stubGlobal('navigator', { onLine: true })
  const songs = [song('NOT_LICENSED'), song(), song('NOT_LICENSED'), song()]
  const drawn = Array.from({ length: 100 }, (_, at) => randomIndexIn(songs, () => at / 100))
  expect(new Set(drawn)).toEqual(new Set([1, 3]))
  expect(randomIndexIn([song('NOT_LICENSED')], () => 0.9)).toBe(0)
})

it('offline a list starts with what is on this device, where anything is', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const songs = ['a', 'b', 'c'].map((id) => ({ id }) as Track)
  expect(findFirstPlayable(songs)).toBe(0)
  downloadMarks.playable = { c: true }
  expect(findFirstPlayable(songs)).toBe(2)
  expect(randomIndexIn(songs, () => 0)).toBe(2)
  vi.stubGlobal('navigator', { onLine: true })
  expect(findFirstPlayable(songs)).toBe(0)
  downloadMarks.playable = {}
})

it.each([
  [true, 'structure.playFailed'],
  [false, 'structure.playAway'],
])('a shuffled list that does not start shows a snackbar: %s', async (onLine, message) => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine })
  const { registerPlayer } = await import('./player.ts')
  const { snackbar } = await import('../notifications/snackbar.ts')
  const { playShuffled } = await import('./list-playback.ts')
  const actions = { toggleShuffle: () => undefined, playTracks: () => Promise.reject(new Error('no code')) }
  registerPlayer(() => Promise.resolve(actions as Partial<PlayerActions> as PlayerActions))
  await playShuffled([song()], { kind: 'album', id: 'alb_1', title: 'A' })
  expect(snackbar.current?.key).toBe(message)
})
