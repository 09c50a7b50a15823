/**
 * The only file that knows howler. Howler owns the audio element: its pool of unlocked elements, the choice
 * of codec, the suspension of an idle audio context. Starting, stopping and seeking go to the element itself,
 * because howler does not notice a pause from outside (headset, phone call) and hides why a start was
 * refused. The reported state follows the events of the element alone.
 */
import { Howl, Howler } from 'howler/dist/howler.core.min.js'
import { defaultVolume } from '../../../state/player/player.ts'
import type { Engine, EngineState } from './engine-types.ts'
import { type EngineEvents, type Fade, listenToElement } from './media-events.ts'
import { createSimpleTimeline } from './timeline.ts'

/** PLAYER-37 to 39; howler's own suspension timer is 30 s. */
const unlockedElements = 10
const soundsPerPool = 5

interface HowlerPool {
  _html5AudioPool: HTMLAudioElement[]
}
interface HowlInternals {
  _sounds: { _node: HTMLAudioElement }[]
  _clearSound: (node: HTMLAudioElement) => void
}
const pool = Howler as typeof Howler & HowlerPool
Howler.html5PoolSize = unlockedElements
Howler.autoSuspend = true
// Howler unloads an element with a data: address, which the content policy refuses.
const howlPrototype = Howl.prototype as typeof Howl.prototype & HowlInternals
howlPrototype._clearSound = (node) => {
  node.removeAttribute('src')
  node.load()
}

/**
 * At the first gesture howler reloads every element that it has not unlocked itself, which silences one that
 * already plays: a Play that was prepared before the login starts without a gesture on this page.
 */
const createUnlockedElement = () => Object.assign(new Audio(), { _unlocked: true })

const loudnessOf = ({ volume, gain, fadeInShare }: EngineState) => volume * gain * fadeInShare
const applyLoudness = (state: EngineState) => void state.howl?.volume(loudnessOf(state))

const drop = (state: EngineState) => {
  const { howl, element, mediaEvents, timeline } = state
  state.howl = null
  timeline.reset()
  mediaEvents?.stopTicking()
  element?.pause()
  howl?.unload()
}

/** One element for the whole visit, so that it stays unlocked by its gesture: howler takes it next. */
const offerElement = ({ element, spareElement }: EngineState) => {
  const current = element ?? spareElement
  if (current) pool._html5AudioPool.push(current)
  else if (pool._html5AudioPool.length === 0) pool._html5AudioPool.push(createUnlockedElement())
}

/** The events of the element, translated by the timeline of the track. */
const timelineEventsOf = (state: EngineState): EngineEvents => ({
  ...state.events,
  heard: (...moment) => state.timeline.heard(...moment),
  tick: (...place) => state.timeline.tick(...place),
  failed: () => state.timeline.failed(),
})
const adoptElement = (state: EngineState, howl: Howl) => {
  const node = (howl as Howl & HowlInternals)._sounds[0]?._node
  if (!node || node === state.element) return
  state.element = node
  const isLoaded = () => state.howl !== null && state.element === node
  state.mediaEvents = state.listeners.get(node) ?? listenToElement(node, timelineEventsOf(state), isLoaded)
  state.listeners.set(node, state.mediaEvents)
}
const open = (state: EngineState, url: string, from: number) => {
  drop(state)
  offerElement(state)
  const volume = loudnessOf(state)
  // Howler refuses a format that it does not know. The element finds it out by itself, and `canPlaySound` has asked it.
  const howl = new Howl({ src: [url], format: ['mp3'], html5: true, pool: soundsPerPool, volume })
  state.howl = howl
  adoptElement(state, howl)
  if (state.element && from > 0) state.element.currentTime = from
}

const fadeOut = (state: EngineState, fade: Fade) => {
  const { howl, element } = state
  if (!howl || !element) return
  state.endFade()
  state.mediaEvents?.stopTicking()
  state.howl = state.element = state.mediaEvents = null
  state.timeline.reset()
  pool._html5AudioPool = pool._html5AudioPool.filter((other) => other !== element)
  const from = howl.volume()
  state.endFade = fade(
    (shares) => {
      howl.volume(from * shares.out)
      state.fadeInShare = shares.in
      applyLoudness(state)
    },
    () => {
      state.endFade = () => {}
      state.fadeInShare = 1
      applyLoudness(state)
      element.pause()
      howl.unload()
      state.spareElement = element
    },
  )
  state.fadeInShare = 0
}

const play = async (state: EngineState) => {
  const { howl, element, timeline } = state
  if (!element || !howl) return 'given up'
  const isUnderWay = timeline.isCrossing()
  try {
    await element.play()
    if (isUnderWay && howl === state.howl) state.events.playing()
    return 'playing'
  } catch (error) {
    const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
    return isBlocked && howl === state.howl ? 'blocked' : 'given up'
  }
}

export const createEngine = (events: EngineEvents): Engine => {
  const state: EngineState = {
    howl: null,
    element: null,
    mediaEvents: null,
    listeners: new WeakMap(),
    events,
    timeline: createSimpleTimeline(events),
    volume: defaultVolume,
    gain: 1,
    fadeInShare: 1,
    endFade: () => {},
    spareElement: null,
  }
  return {
    load: (url, from) => {
      if (!state.timeline.load(url, from)) open(state, url, from)
    },
    setTimeline: (create) => {
      state.timeline = create({
        events,
        element: () => state.element,
        open: (url, from) => open(state, url, from),
        drop: () => drop(state),
      })
    },
    join: (url) => state.timeline.join(url),
    play: () => play(state),
    pause: () => {
      state.endFade()
      state.element?.pause()
    },
    seek: (seconds) => {
      const { element, howl, timeline } = state
      if (element && howl) element.currentTime = timeline.base() + Math.max(0, seconds)
    },
    setVolume: (volume) => {
      state.volume = volume
      applyLoudness(state)
    },
    setGain: (gain) => {
      state.gain = gain
      applyLoudness(state)
    },
    fadeOut: (fade) => fadeOut(state, fade),
    // The next track starts with the default one.
    setRate: (rate) => {
      if (state.element) state.element.playbackRate = state.element.defaultPlaybackRate = rate
    },
    rate: () => state.element?.playbackRate ?? 1,
    unload: () => {
      if (state.timeline.isCrossing()) return
      state.endFade()
      drop(state)
    },
    isLoaded: () => state.howl !== null,
    position: () => {
      const { howl, element, timeline } = state
      return howl && element ? element.currentTime - timeline.base() : 0
    },
    reportHeard: () => {
      if (state.howl && state.element?.paused === false) state.mediaEvents?.reportHeard()
    },
  }
}
