/**
 * The only file that knows howler. Howler owns the audio element: its pool of unlocked elements, the choice of codec,
 * the suspension of an idle audio context. Starting, stopping and seeking go to the element itself, because howler
 * does not notice a pause from outside (headset, phone call) and hides why a start was refused. What the element's
 * own events say is what happened; nothing here keeps a second opinion.
 */
import { Howl, Howler } from 'howler/dist/howler.core.min.js'
import { type EngineEvents, type Fade, listenToElement } from './media-events.ts'
import { type Timeline, type TimelineOptions, createSimpleTimeline } from './timeline.ts'

/** PLAYER-33, 37 to 39; howler's own timer of suspension is 30 s. */
const defaultVolume = 0.5
const poolOfUnlocked = 10
const soundsPerPool = 5

export interface Engine {
  load: (url: string, from: number) => void
  /** From now on sounds of the memory can stand on one line of time. */
  setTimeline: (make: (needs: TimelineOptions) => Timeline) => void
  join: Timeline['join']
  play: () => Promise<'playing' | 'blocked' | 'given up'>
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  /** A share of the volume, for what is loaded and what is loaded next. */
  setGain: (gain: number) => void
  /** What sounds goes on by itself, lower and lower, while the next rises; nothing of it is told any more. */
  fadeAway: (fade: Fade) => void
  setRate: (rate: number) => void
  rate: () => number
  unload: () => void
  isLoaded: () => boolean
  position: () => number
  /** Says at once what was heard since the last moment told; before a report is closed. */
  reportHeard: () => void
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

export const createEngine = (events: EngineEvents): Engine => {
  let howl: Howl | null = null
  let element: HTMLAudioElement | null = null
  let ears: ReturnType<typeof listenToElement> | null = null
  let volume = defaultVolume
  let gain = 1
  /** Of what is loaded while another one fades away. */
  let risen = 1
  let endFade = () => {}
  const known = new WeakMap<HTMLAudioElement, ReturnType<typeof listenToElement>>()
  /** Free again after a fade: no more than two elements ever sound. */
  let spare: HTMLAudioElement | null = null
  let line = createSimpleTimeline(events)
  const told: EngineEvents = {
    ...events,
    heard: (...moment) => line.heard(...moment),
    tick: (...place) => line.tick(...place),
    failed: () => line.failed(),
  }

  const loudness = () => volume * gain * risen
  const drop = () => {
    const old = howl
    howl = null
    line.reset()
    ears?.stopTicking()
    element?.pause()
    old?.unload()
  }
  const unload = () => {
    endFade()
    drop()
  }
  /** One element for life, so that what a gesture unlocked stays unlocked: it is the next that howler takes. */
  const offerElement = () => {
    const ours = element ?? spare
    if (ours) pool._html5AudioPool.push(ours)
    else if (pool._html5AudioPool.length === 0) pool._html5AudioPool.push(unlockedElement())
  }
  const adopt = (made: Howl) => {
    const node = (made as Howl & HowlInside)._sounds[0]?._node
    if (!node || node === element) return
    element = node
    ears = known.get(node) ?? listenToElement(node, told, () => howl !== null && element === node)
    known.set(node, ears)
  }
  const fadeAway = (fade: Fade) => {
    const old = howl
    const node = element
    if (!old || !node) return
    endFade()
    ears?.stopTicking()
    howl = element = ears = null
    line.reset()
    pool._html5AudioPool = pool._html5AudioPool.filter((one) => one !== node)
    const from = old.volume()
    endFade = fade(
      (shares) => {
        old.volume(from * shares.away)
        risen = shares.in
        howl?.volume(loudness())
      },
      () => {
        endFade = () => {}
        risen = 1
        howl?.volume(loudness())
        node.pause()
        old.unload()
        spare = node
      },
    )
    risen = 0
  }

  const open = (url: string, from: number) => {
    drop()
    offerElement()
    howl = new Howl({ src: [url], format: ['mp3'], html5: true, pool: soundsPerPool, volume: loudness() })
    adopt(howl)
    if (element && from > 0) element.currentTime = from
  }

  return {
    load: (url, from) => {
      if (!line.load(url, from)) open(url, from)
    },
    setTimeline: (make) => (line = make({ events, element: () => element, open, drop })),
    join: (url) => line.join(url),
    play: async () => {
      const mine = howl
      if (!element || !mine) return 'given up'
      const isUnderWay = line.isCrossing()
      try {
        await element.play()
        if (isUnderWay && mine === howl) events.playing()
        return 'playing'
      } catch (error) {
        const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
        return isBlocked && mine === howl ? 'blocked' : 'given up'
      }
    },
    pause: () => {
      endFade()
      element?.pause()
    },
    seek: (seconds) => {
      if (element && howl) element.currentTime = line.base() + Math.max(0, seconds)
    },
    setVolume: (wanted) => {
      volume = wanted
      howl?.volume(loudness())
    },
    setGain: (wanted) => {
      gain = wanted
      howl?.volume(loudness())
    },
    fadeAway,
    // What is loaded next begins with the default one.
    setRate: (rate) => {
      if (element) element.playbackRate = element.defaultPlaybackRate = rate
    },
    rate: () => element?.playbackRate ?? 1,
    unload: () => {
      if (!line.isCrossing()) unload()
    },
    isLoaded: () => howl !== null,
    position: () => (howl && element ? element.currentTime - line.base() : 0),
    reportHeard: () => {
      if (howl && element && !element.paused) ears?.tellHeard()
    },
  }
}
