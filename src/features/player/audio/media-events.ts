/** PLAYER-35 */
export const tickMs = 100

/** The ending track gets quieter while the next one gets louder. `apply-audio-preferences.ts` makes one. */
export type Fade = (step: (shares: { out: number; in: number }) => void, done: () => void) => () => void

export interface EngineEvents {
  playing: () => void
  paused: () => void
  waiting: () => void
  ended: () => void
  heard: (mediaTime: number, rate: number) => void
  /** A seek: the next position does not continue the last one. */
  jumped: () => void
  tick: (position: number, duration: number, buffered: number) => void
  failed: () => void
}
export interface MediaEvents {
  stopTicking: () => void
  reportHeard: () => void
}

const bufferedUntil = ({ buffered, currentTime }: HTMLAudioElement) => {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime && currentTime <= buffered.end(at)) return buffered.end(at)
  return 0
}

/** Listens to the element for its lifetime; the tick runs only while it plays. */
export const listenToElement = (
  element: HTMLAudioElement,
  events: EngineEvents,
  isLoaded: () => boolean,
): MediaEvents => {
  let ticking: ReturnType<typeof setInterval> | undefined
  const tick = () =>
    events.tick(
      element.currentTime,
      Number.isFinite(element.duration) ? element.duration : 0,
      bufferedUntil(element),
    )
  const stopTicking = () => clearInterval(ticking)
  // While it seeks, the position is already the new one.
  const reportHeard = () => {
    if (!element.seeking) events.heard(element.currentTime, element.playbackRate)
  }
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    element.addEventListener(name, () => {
      if (isLoaded()) handle()
    })
  on('playing', () => {
    stopTicking()
    ticking = setInterval(tick, tickMs)
    events.playing()
    reportHeard()
  })
  on('timeupdate', () => {
    if (!element.paused) reportHeard()
  })
  on('seeking', events.jumped)
  on('seeked', () => {
    tick()
    if (!element.paused) reportHeard()
  })
  on('durationchange', tick)
  on('progress', tick)
  on('waiting', events.waiting)
  // The browser pauses an element that has ended before it says so; and one that paused for a moment, to
  // start another source, plays again by the time of its event.
  on('pause', () => {
    if (!element.paused) return
    stopTicking()
    if (element.ended) return
    tick()
    reportHeard()
    events.paused()
  })
  on('ended', () => {
    stopTicking()
    reportHeard()
    events.ended()
  })
  on('error', () => {
    stopTicking()
    events.failed()
  })
  return { stopTicking, reportHeard }
}
