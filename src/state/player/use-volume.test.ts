import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlayerActions } from './player.ts'

// No other test's player is there, and this one's is in no other test.
vi.resetModules()
const { player, registerPlayer } = await import('./player.ts')
const { readSavedVolume, saveVolume, toggleMute } = await import('./use-volume.ts')

afterAll(() => void vi.resetModules())

const disk = new Map<string, string>()
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, value: string) => void disk.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const setVolume = (volume: number) => {
  player.volume = volume
}
registerPlayer(() => Promise.resolve({ setVolume } as PlayerActions))
const louder = (volume: number) => expect.poll(() => player.volume).toBe(volume)

it('unmuting restores the chosen volume, at each tenant', async () => {
  player.volume = 0.15
  toggleMute('riwaq')
  await louder(0)
  toggleMute('riwaq')
  await louder(0.15)
  player.volume = 0
  toggleMute('nour')
  await louder(0.5)
})
it('the volume at the end of a drag is the one of the next visit; a drag to silence leaves the former', () => {
  player.volume = 0.5
  saveVolume('riwaq', 0.9)
  expect(readSavedVolume('riwaq')).toBe(0.9)
  saveVolume('riwaq', 0)
  expect(readSavedVolume('riwaq')).toBe(0.9)
  expect(readSavedVolume('nour')).toBe(0.5)
})
it('volumes passed while dragging to silence are not stored', async () => {
  player.volume = 0.15
  saveVolume('riwaq')
  for (const passed of [0.1, 0.05, 0]) player.volume = passed
  toggleMute('riwaq')
  await louder(0.15)
})
it.each(['loud', '7', '-1', '0'])('%s in storage is ignored', async (stored) => {
  disk.set('loudness:riwaq', stored)
  player.volume = 0
  toggleMute('riwaq')
  await louder(0.5)
})
