import { describe, expect, it } from 'vitest'
import { createMediaKeyHandlers } from './media-key-handlers.ts'

const collected = (skips: boolean) => {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const steered = {
    play: note('play'),
    pause: note('pause'),
    stop: note('stop'),
    next: note('next'),
    previous: note('previous'),
    seek: (seconds: number) => void done.push(`to ${seconds}`),
    position: () => 100,
  }
  const handlers = createMediaKeyHandlers(steered, skips)
  return {
    press: (action: MediaSessionAction, details = {}) => {
      handlers[action]?.({ action, ...details })
      return done.at(-1)
    },
    offers: (action: MediaSessionAction) => Boolean(handlers[action]),
  }
}

describe('the lock screen controls', () => {
  it('skip between songs, and offer no seek buttons for music', () => {
    const keys = collected(false)
    expect([keys.press('nexttrack'), keys.press('previoustrack')]).toEqual(['next', 'previous'])
    expect([keys.offers('seekforward'), keys.offers('seekbackward')]).toEqual([false, false])
    expect(keys.press('seekto', { seekTime: 42 })).toBe('to 42')
  })
  it('skip fifteen seconds back and thirty forward in podcasts and audiobooks, or as far as the system says', () => {
    const keys = collected(true)
    expect([keys.press('seekbackward'), keys.press('seekforward')]).toEqual(['to 85', 'to 130'])
    expect(keys.press('seekforward', { seekOffset: 10 })).toBe('to 110')
  })
})
