import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimMediaKeys } from './media-keys.ts'

let handlers = new Map<string, MediaSessionActionHandler | null>()
beforeEach(() => {
  handlers = new Map()
  const setActionHandler = (action: string, handler: MediaSessionActionHandler | null) => {
    if (action === 'stop') throw new TypeError('not known here')
    handlers.set(action, handler)
  }
  vi.stubGlobal('navigator', { mediaSession: { setActionHandler } })
})
afterEach(() => vi.unstubAllGlobals())

const press = (action: MediaSessionAction) => handlers.get(action)?.({ action })

describe('the media keys', () => {
  it('belong to the last that took them, and return to the one before', () => {
    const done: string[] = []
    const music = { play: () => void done.push('music'), nexttrack: () => void done.push('song') }
    const video = { play: () => void done.push('film') }
    const release = claimMediaKeys(music)
    const leave = claimMediaKeys(video)
    press('play')
    expect(handlers.get('nexttrack')).toBeNull()
    claimMediaKeys(music)
    press('nexttrack')
    claimMediaKeys(video)
    leave()
    press('play')
    expect(done).toEqual(['film', 'song', 'music'])
    release()
    expect(handlers.get('play')).toBeNull()
  })
  it('work where the browser does not know one of them', () => {
    const seek = vi.fn()
    const release = claimMediaKeys({ stop: () => undefined, seekto: seek })
    press('seekto')
    expect(seek).toHaveBeenCalledOnce()
    release()
  })
})
