/** One element that plays from one track into the next, reported as two tracks with positions of their own. */
import { soundAt } from '../../../lib/sound-bytes.ts'
import { type GaplessSource, createGaplessSource } from './gapless-source.ts'
import type { Timeline, TimelineOptions } from './timeline.ts'

interface NextSound {
  url: string
  start: number
}

interface GaplessState {
  readonly options: TimelineOptions
  source: GaplessSource | null
  base: number
  wantedUrl: string | null
  next: NextSound | null
  limit: number | null
  isCrossing: boolean
  crossedUrl: string | null
  isCrossedLoaded: boolean
  /** This browser claims support and fails. */
  isBroken: boolean
}

/** The next track is loaded and counts as heard from its start; or nobody loads it, and playback stops here. */
const crossIntoNext = (state: GaplessState, { url, start }: NextSound, rate: number) => {
  const { events, drop } = state.options
  state.base = start
  state.next = state.wantedUrl = null
  state.crossedUrl = url
  state.isCrossedLoaded = false
  state.isCrossing = true
  events.ended()
  state.isCrossing = false
  if (state.isCrossedLoaded) events.heard(0, rate)
  else if (state.crossedUrl !== null) drop()
}

const onHeard = (state: GaplessState, time: number, rate: number) => {
  const { events, element } = state.options
  if (state.isCrossing) return
  const due = state.next
  if (!due || time < due.start || element()?.paused !== false) return events.heard(time - state.base, rate)
  // The ended track is reported to its last moment. The listener may be about to play something else: then
  // nothing follows.
  events.heard(due.start - state.base, rate)
  queueMicrotask(() => {
    if (state.next === due) crossIntoNext(state, due, rate)
  })
}

const onTick = (state: GaplessState, position: number, duration: number, buffered: number) => {
  const { base } = state
  const end = state.next?.start ?? state.limit ?? duration
  // The duration may not be known yet.
  const clampToTrack = (second: number) => (end > 0 ? Math.min(second, end) : second) - base
  state.options.events.tick(clampToTrack(position), Math.max(0, end - base), clampToTrack(buffered))
}

const openSource = async (state: GaplessState, bytes: Blob, url: string, from: number) => {
  const { open, element } = state.options
  const source = createGaplessSource()
  open(source.url, from)
  state.source = source
  if ((await source.add(bytes)) || state.source !== source) return
  // A file with another format than it claims is left to the browser.
  const isSounding = element()?.paused === false
  open(url, from)
  if (isSounding) void element()?.play()
}

const load = (state: GaplessState, url: string, from: number): boolean => {
  if (state.crossedUrl === url) {
    state.crossedUrl = null
    return (state.isCrossedLoaded = true)
  }
  const bytes = state.isBroken ? null : soundAt(url)
  if (bytes) void openSource(state, bytes, url, from)
  return bytes !== null
}

const addNext = async (state: GaplessState, source: GaplessSource, bytes: Blob, url: string) => {
  let start = 0
  const isAdded = await source.add(bytes, () => {
    start = state.options.element()?.duration ?? 0
    state.limit = start
  })
  if (source !== state.source) return
  state.limit = null
  if (isAdded && state.wantedUrl === url) state.next = { url, start }
  else if (isAdded) void source.removeLast()
}

const join = (state: GaplessState, url: string | null) => {
  const { source } = state
  if (!source || url === state.wantedUrl) return
  state.wantedUrl = url
  if (state.next) void source.removeLast()
  state.next = null
  const bytes = url === null ? null : soundAt(url)
  if (bytes && url !== null) void addNext(state, source, bytes, url)
}

const reset = (state: GaplessState) => {
  state.source?.close()
  state.source = state.wantedUrl = state.next = state.crossedUrl = state.limit = null
  state.base = 0
}

export const createGaplessTimeline = (options: TimelineOptions): Timeline => {
  const state: GaplessState = {
    options,
    source: null,
    base: 0,
    wantedUrl: null,
    next: null,
    limit: null,
    isCrossing: false,
    crossedUrl: null,
    isCrossedLoaded: false,
    isBroken: false,
  }
  return {
    heard: (time, rate) => onHeard(state, time, rate),
    tick: (position, duration, buffered) => onTick(state, position, duration, buffered),
    failed: () => {
      state.isBroken ||= state.source !== null
      options.events.failed()
    },
    base: () => state.base,
    isCrossing: () => state.isCrossing,
    load: (url, from) => load(state, url, from),
    join: (url) => join(state, url),
    reset: () => reset(state),
  }
}
