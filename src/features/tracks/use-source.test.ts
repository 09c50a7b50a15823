import { afterEach, expect, it, vi } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { PlayerVerbs } from '../../state/player.ts'
import { drawnFrom } from './use-source.ts'

// The player of one test is nobody else's.
afterEach(() => void vi.resetModules())

const song = (restriction?: Track['restriction']) => ({ restriction }) as Track

it('a shuffle begins with any song that may be played, and never with one that may not', () => {
  const songs = [song('NOT_LICENSED'), song(), song('NOT_LICENSED'), song()]
  const drawn = Array.from({ length: 100 }, (_, at) => drawnFrom(songs, () => at / 100))
  expect(new Set(drawn)).toEqual(new Set([1, 3]))
  expect(drawnFrom([song('NOT_LICENSED')], () => 0.9)).toBe(0)
})

it('a mixed list that does not begin to play says so', async () => {
  vi.resetModules()
  const { registerPlayer } = await import('../../state/player.ts')
  const { snackbar } = await import('../../state/snackbar.ts')
  const { playShuffled } = await import('./use-source.ts')
  const verbs = { toggleShuffle: () => undefined, playTracks: () => Promise.reject(new Error('no code')) }
  registerPlayer(() => Promise.resolve(verbs as Partial<PlayerVerbs> as PlayerVerbs))
  await playShuffled([song()], { kind: 'album', id: 'alb_1', title: 'A' })
  expect(snackbar.current?.key).toBe('structure.playFailed')
})
