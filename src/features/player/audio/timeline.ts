import type { EngineEvents } from './media-events.ts'

export interface Timeline extends Pick<EngineEvents, 'heard' | 'tick' | 'failed'> {
  /** Prepares the next track without a gap, where that is possible; null: something else comes next. */
  join: (url: string | null) => void
  base: () => number
  isCrossing: () => boolean
  load: (url: string, from: number) => boolean
  reset: () => void
}
export interface TimelineOptions {
  events: EngineEvents
  element: () => HTMLAudioElement | null
  open: (url: string, from: number) => void
  drop: () => void
}
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
