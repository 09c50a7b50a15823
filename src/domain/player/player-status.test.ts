import { describe, expect, it } from 'vitest'
import { playerStatusOf } from './player-status.ts'

describe('what the player shows of its phase', () => {
  it('a track that loads without a connection waits for it', () => {
    expect(playerStatusOf('loading', false)).toBe('waitingForConnection')
    expect(playerStatusOf('loading', true)).toBe('loading')
  })
  it.each(['idle', 'playing', 'paused', 'ended', 'blocked'] as const)(
    'a player that is %s stays so when the connection goes',
    (phase) => {
      expect(playerStatusOf(phase, false)).toBe(phase)
    },
  )
})
