/** How the time of the one element is that of a track. */
import type { EngineEvents } from './media-events.ts'

export interface Timeline extends Pick<EngineEvents, 'heard' | 'tick' | 'failed'> {
  /** What comes next without a gap, where that can be; null: something else comes. */
  join: (url: string | null) => void
  /** Where the track begins, as the element counts. */
  base: () => number
  /** The element goes from one track to the next by itself just now. */
  isCrossing: () => boolean
  /** False: the element loads it as it is. */
  load: (url: string, from: number) => boolean
  reset: () => void
}
export interface TimelineOptions {
  events: EngineEvents
  element: () => HTMLAudioElement | null
  open: (url: string, from: number) => void
  drop: () => void
}
/** One track, one file. */
export const createSimpleTimeline = (events: EngineEvents): Timeline => ({
  heard: events.heard,
  tick: events.tick,
  failed: events.failed,
  base: () => 0,
  isCrossing: () => false,
  load: () => false,
  join: () => {},
  reset: () => {},
})
