import { afterEach, expect, it, vi } from 'vitest'
import type { PlayerActions } from './player.ts'

afterEach(() => void vi.resetModules())

it('a tap before the player has loaded is queued and not lost', async () => {
  // No other test's player is there, nor this one for others.
  vi.resetModules()
  const { callPlayer, registerPlayer } = await import('./player.ts')
  const done: string[] = []
  const tapped = callPlayer((actions) => actions.toggle())
  registerPlayer(() => Promise.resolve({ toggle: () => void done.push('toggle') } as PlayerActions))
  await tapped
  expect(done).toEqual(['toggle'])
})

it('the volume is half at first [PLAYER-33]', async () => {
  vi.resetModules()
  const { player } = await import('./player.ts')
  expect(player.volume).toBe(0.5)
})
