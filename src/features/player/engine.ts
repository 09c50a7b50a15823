/**
 * The only file that knows howler. Howler owns the audio element: its pool of unlocked elements, the choice of codec,
 * the suspension of an idle audio context. Starting, stopping and seeking go to the element itself, because howler
 * does not notice a pause from outside (headset, phone call) and hides why a start was refused. What the element's
 * own events say is what happened; nothing here keeps a second opinion.
 */
import { Howl, Howler } from 'howler/dist/howler.core.min.js'

/** PLAYER-33, 35, 37 to 39; howler's own timer of suspension is 30 s. */
const defaultVolume = 0.5
const tickMs = 100
const poolOfUnlocked = 10
const soundsPerPool = 5

export interface EngineEvents {
  playing: () => void
  paused: () => void
  waiting: () => void
  /** Ran to its end; the position is still the last one. */
  ended: () => void
  /** A place of the media passed while sounding, from `timeupdate`: never throttled, unlike page timers. */
  heard: (mediaTime: number, rate: number) => void
  /** A seek begins: what comes is no continuation of what was. */
  jumped: () => void
  tick: (position: number, duration: number, buffered: number) => void
  failed: () => void
}
export interface Engine {
  load: (url: string, from: number) => void
  play: () => Promise<'playing' | 'blocked' | 'given up'>
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setRate: (rate: number) => void
  rate: () => number
  unload: () => void
  isLoaded: () => boolean
  position: () => number
  /** Says at once what was heard since the last moment told; before a report is closed. */
  tellHeard: () => void
}

interface HowlerPool {
  _html5AudioPool: HTMLAudioElement[]
}
interface HowlInside {
  _sounds: { _node: HTMLAudioElement }[]
  _clearSound: (node: HTMLAudioElement) => void
}
const pool = Howler as typeof Howler & HowlerPool
Howler.html5PoolSize = poolOfUnlocked
Howler.autoSuspend = true
// Howler empties an element with a data: address, which the content policy refuses.
const inside = Howl.prototype as typeof Howl.prototype & HowlInside
inside._clearSound = (node) => {
  node.removeAttribute('src')
  node.load()
}

/**
 * At the first gesture howler loads every element that it has not unlocked by itself, which silences one that sounds
 * already: a Play that was prepared before the login begins without any gesture of this page.
 */
const unlockedElement = () => Object.assign(new Audio(), { _unlocked: true })

const bufferedUntil = ({ buffered, currentTime }: HTMLAudioElement) => {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime && currentTime <= buffered.end(at)) return buffered.end(at)
  return 0
}

/** Listens to the element for life; the tick runs only while it sounds. */
const listen = (element: HTMLAudioElement, events: EngineEvents, isLoaded: () => boolean) => {
  let ticking: ReturnType<typeof setInterval> | undefined
  const tick = () =>
    events.tick(
      element.currentTime,
      Number.isFinite(element.duration) ? element.duration : 0,
      bufferedUntil(element),
    )
  const stopTicking = () => clearInterval(ticking)
  // While it seeks, the place is already the new one.
  const tellHeard = () => {
    if (!element.seeking) events.heard(element.currentTime, element.playbackRate)
  }
  const on = (name: keyof HTMLMediaElementEventMap, act: () => void) =>
    element.addEventListener(name, () => {
      if (isLoaded()) act()
    })
  on('playing', () => {
    stopTicking()
    ticking = setInterval(tick, tickMs)
    events.playing()
    tellHeard()
  })
  on('timeupdate', () => {
    if (!element.paused) tellHeard()
  })
  on('seeking', events.jumped)
  on('seeked', () => {
    tick()
    if (!element.paused) tellHeard()
  })
  on('durationchange', tick)
  on('progress', tick)
  on('waiting', events.waiting)
  // The browser pauses an element that has ended before it says so.
  on('pause', () => {
    stopTicking()
    if (element.ended) return
    tick()
    tellHeard()
    events.paused()
  })
  on('ended', () => {
    stopTicking()
    tellHeard()
    events.ended()
  })
  on('error', () => {
    stopTicking()
    events.failed()
  })
  return { stopTicking, tellHeard }
}

export const createEngine = (events: EngineEvents): Engine => {
  let howl: Howl | null = null
  let element: HTMLAudioElement | null = null
  let ears: ReturnType<typeof listen> | null = null
  let volume = defaultVolume

  const unload = () => {
    const old = howl
    howl = null
    ears?.stopTicking()
    element?.pause()
    old?.unload()
  }
  /** One element for life, so that what a gesture unlocked stays unlocked: it is the next that howler takes. */
  const offerElement = () => {
    if (element) pool._html5AudioPool.push(element)
    else if (pool._html5AudioPool.length === 0) pool._html5AudioPool.push(unlockedElement())
  }
  const adopt = (made: Howl) => {
    const node = (made as Howl & HowlInside)._sounds[0]?._node
    if (!node || node === element) return
    element = node
    ears = listen(node, events, () => howl !== null)
  }

  return {
    load: (url, from) => {
      unload()
      offerElement()
      howl = new Howl({ src: [url], format: ['mp3'], html5: true, pool: soundsPerPool, volume })
      adopt(howl)
      if (element && from > 0) element.currentTime = from
    },
    play: async () => {
      const mine = howl
      if (!element || !mine) return 'given up'
      try {
        await element.play()
        return 'playing'
      } catch (error) {
        const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
        return isBlocked && mine === howl ? 'blocked' : 'given up'
      }
    },
    pause: () => element?.pause(),
    seek: (seconds) => {
      if (element && howl) element.currentTime = Math.max(0, seconds)
    },
    setVolume: (wanted) => {
      volume = Math.min(1, Math.max(0, wanted))
      howl?.volume(volume)
    },
    // What is loaded next begins with the default one.
    setRate: (rate) => {
      if (element) element.playbackRate = element.defaultPlaybackRate = rate
    },
    rate: () => element?.playbackRate ?? 1,
    unload,
    isLoaded: () => howl !== null,
    position: () => (howl && element ? element.currentTime : 0),
    tellHeard: () => {
      if (howl && element && !element.paused) ears?.tellHeard()
    },
  }
}
