import type { EngineEvents, Fade, MediaEvents } from './media-events.ts'
import type { Timeline, TimelineOptions } from './timeline.ts'

export interface Engine {
  load: (url: string, from: number) => void
  /** The slot of the gapless timeline: without one each track is a file of its own. */
  setTimeline: (create: (options: TimelineOptions) => Timeline) => void
  join: Timeline['join']
  play: () => Promise<'playing' | 'blocked' | 'given up'>
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setGain: (gain: number) => void
  /** The loaded track fades out by itself while the next one fades in; its events are not reported any more. */
  fadeOut: (fade: Fade) => void
  setRate: (rate: number) => void
  rate: () => number
  unload: () => void
  isLoaded: () => boolean
  position: () => number
  /** Reports at once what was heard since the last event; called before a report is closed. */
  reportHeard: () => void
}

interface LoadedHowl {
  volume: { (): number; (volume: number): unknown }
  unload: () => unknown
}
export interface EngineState {
  howl: LoadedHowl | null
  element: HTMLAudioElement | null
  mediaEvents: MediaEvents | null
  readonly listeners: WeakMap<HTMLAudioElement, MediaEvents>
  readonly events: EngineEvents
  timeline: Timeline
  volume: number
  gain: number
  fadeInShare: number
  endFade: () => void
  /** Free again after a fade: there are never more than two elements. */
  spareElement: HTMLAudioElement | null
}
