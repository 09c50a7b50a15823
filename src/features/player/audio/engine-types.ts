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
  /** A share of the volume, for what is loaded and what is loaded next. */
  setGain: (gain: number) => void
  /** The loaded track fades out by itself while the next one rises; its events are not reported any more. */
  fadeAway: (fade: Fade) => void
  setRate: (rate: number) => void
  rate: () => number
  unload: () => void
  isLoaded: () => boolean
  position: () => number
  /** Reports at once what was heard since the last event; before a report is closed. */
  reportHeard: () => void
}

/** As much of howler's sound as is used here. */
interface LoadedHowl {
  volume: { (): number; (volume: number): unknown }
  unload: () => unknown
}
/** What is loaded now, and how loud. */
export interface EngineState {
  howl: LoadedHowl | null
  element: HTMLAudioElement | null
  mediaEvents: MediaEvents | null
  /** One listener for each element for life. */
  readonly listeners: WeakMap<HTMLAudioElement, MediaEvents>
  readonly events: EngineEvents
  timeline: Timeline
  volume: number
  gain: number
  /** The share of the volume of what is loaded, while another track fades away. */
  fadeInShare: number
  endFade: () => void
  /** Free again after a fade: no more than two elements ever sound. */
  spareElement: HTMLAudioElement | null
}
