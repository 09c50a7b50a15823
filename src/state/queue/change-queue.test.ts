import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlayerActions } from '../player/player.ts'
import type { QueueActions } from '../player/queue-actions.ts'

/** With a player of its own: no other test's is there. */
const parts = async (queue: () => Promise<QueueActions>) => {
  vi.resetModules()
  const { registerPlayer } = await import('../player/player.ts')
  registerPlayer(() => Promise.resolve({ queue } as PlayerActions))
  const { changeQueue } = await import('./change-queue.ts')
  const { snackbar } = await import('../notifications/snackbar.ts')
  return { queueDo: changeQueue, snackbar }
}
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  // Nor is this one there for the tests that follow.
  vi.resetModules()
})

it('a failed queue action shows an error', async () => {
  const { queueDo, snackbar } = await parts(() => Promise.reject(new Error('no code')))
  expect(await queueDo((queue) => queue.clear())).toBe(false)
  expect(snackbar.current).toMatchObject({ key: 'error.unknown', tone: 'bad' })
})

it('a successful queue action shows no message', async () => {
  const done: number[] = []
  const { queueDo, snackbar } = await parts(() =>
    Promise.resolve({ removeAt: (index) => void done.push(index) } as QueueActions),
  )
  expect(await queueDo((queue) => queue.removeAt(2))).toBe(true)
  expect(done).toEqual([2])
  expect(snackbar.current).toBeNull()
})
