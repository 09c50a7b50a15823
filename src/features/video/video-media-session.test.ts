import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdMediaSession } from './video-media-session.ts'

const video = {
  title: 'Film',
  picture: { url: '/img/x/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
}

class Reel extends EventTarget {
  currentTime = 100
  duration = 600
  playbackRate = 1
  paused = true
  play() {
    this.paused = false
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  }
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}
class Metadata {
  title = ''
  constructor(given: { title: string }) {
    this.title = given.title
  }
}

const handlers = new Map<string, MediaSessionActionHandler | null>()
const song = { title: 'Song' }
const session = {
  metadata: song as { title: string } | null,
  playbackState: 'none',
  position: undefined as object | undefined,
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
    handlers.set(action, handler)
  },
  setPositionState(position?: object) {
    this.position = position
  },
}
const press = (action: MediaSessionAction, details = {}) => handlers.get(action)?.({ action, ...details })

beforeEach(() => {
  handlers.clear()
  session.metadata = song
  vi.stubGlobal('navigator', { mediaSession: session })
  vi.stubGlobal('MediaMetadata', Metadata)
  vi.stubGlobal('location', { href: 'https://a.test/' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a video on the lock screen', () => {
  it('takes controls and title with its first Play, reports its position, and restores both afterwards', async () => {
    const reel = new Reel()
    const leave = holdMediaSession(video, reel, null)
    expect([session.metadata?.title, handlers.size]).toEqual(['Song', 0])
    await reel.play()
    expect([session.metadata?.title, session.playbackState]).toEqual(['Film', 'playing'])
    expect(session.position).toEqual({ duration: 600, playbackRate: 1, position: 100 })
    press('pause')
    expect([reel.paused, session.playbackState]).toEqual([true, 'paused'])
    leave()
    expect([session.metadata, session.playbackState, session.position]).toEqual([song, 'none', undefined])
    expect(handlers.get('play')).toBeNull()
  })
  it('leaves what the player has set meanwhile: the song before may be above an age ceiling by now', async () => {
    const reel = new Reel()
    const leave = holdMediaSession(video, reel, null)
    await reel.play()
    session.metadata = null
    leave()
    expect([session.metadata, session.position]).toEqual([null, undefined])
  })
  it('skips ten seconds or as far as the system says, and continues with the next episode', async () => {
    const reel = new Reel()
    const goOn = vi.fn()
    const leave = holdMediaSession(video, reel, goOn)
    await reel.play()
    press('seekforward')
    press('seekbackward', { seekOffset: 30 })
    expect(reel.currentTime).toBe(80)
    press('nexttrack')
    expect(goOn).toHaveBeenCalledOnce()
    expect(handlers.get('previoustrack')).toBeNull()
    leave()
  })
})
