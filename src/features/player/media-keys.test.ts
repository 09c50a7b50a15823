import { describe, expect, it } from 'vitest'
import { setMediaKeys } from './media-keys.ts'

const collected = (isSpoken: boolean) => {
  const done: string[] = []
  const say = (what: string) => () => void done.push(what)
  const keys = {
    play: say('play'),
    pause: say('pause'),
    stop: say('stop'),
    next: say('next'),
    previous: say('previous'),
    seekTo: (seconds: number) => void done.push(`to ${seconds}`),
    position: () => 100,
  }
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()
  setMediaKeys(keys, isSpoken, (action, handler) => {
    if (action === 'stop') throw new TypeError('not known here')
    handlers.set(action, handler)
  })
  return {
    press: (action: MediaSessionAction, details = {}) => {
      handlers.get(action)?.({ action, ...details })
      return done.at(-1)
    },
    offers: (action: MediaSessionAction) => Boolean(handlers.get(action)),
  }
}

describe('the keys of the lock screen', () => {
  it('go from song to song, and offer music no skips', () => {
    const keys = collected(false)
    expect([keys.press('nexttrack'), keys.press('previoustrack')]).toEqual(['next', 'previous'])
    expect([keys.offers('seekforward'), keys.offers('seekbackward')]).toEqual([false, false])
  })
  it('skip fifteen seconds back and thirty forward in spoken word, or as far as the system says', () => {
    const keys = collected(true)
    expect([keys.press('seekbackward'), keys.press('seekforward')]).toEqual(['to 85', 'to 130'])
    expect(keys.press('seekforward', { seekOffset: 10 })).toBe('to 110')
  })
  it('work where the browser does not know one of them', () => {
    const keys = collected(true)
    expect(keys.offers('stop')).toBe(false)
    expect(keys.press('seekto', { seekTime: 42 })).toBe('to 42')
  })
})
