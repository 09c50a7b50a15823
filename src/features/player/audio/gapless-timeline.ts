/**
 * An element that goes from one track to the next without knowing it, told as two tracks: places count from the
 * beginning of the one that sounds, and where the next begins, the one before has ended.
 */
import { soundAt } from '../../../lib/sound-bytes.ts'
import type { Timeline, TimelineOptions } from './timeline.ts'
import { type GaplessSource, createGaplessSource } from './gapless-source.ts'

interface NextSound {
  url: string
  /** Where it begins, as the element counts. */
  begin: number
}

export const createGaplessTimeline = ({ events, element, open, drop }: TimelineOptions): Timeline => {
  let joined: GaplessSource | null = null
  let wanted: string | null = null
  let base = 0
  let following: NextSound | null = null
  /** Where what sounds ends, while something is put behind it. */
  let limit: number | null = null
  let isCrossing = false
  /** Sounds already, and waits to be taken as what plays now. */
  let crossed: string | null = null
  let isTaken = false
  /** This browser says that it can, and cannot. */
  let isBroken = false

  /** What follows is taken, and heard from its first moment; or nobody wants it, and it must not go on. */
  const cross = ({ url, begin }: NextSound, rate: number) => {
    base = begin
    following = wanted = null
    crossed = url
    isTaken = false
    isCrossing = true
    events.ended()
    isCrossing = false
    if (isTaken) events.heard(0, rate)
    else if (crossed !== null) drop()
  }
  const begin = async (bytes: Blob, url: string, from: number) => {
    const mine = createGaplessSource()
    open(mine.url, from)
    joined = mine
    if ((await mine.add(bytes)) || joined !== mine) return
    // A file that is not what it seems is left to the browser as it is.
    const isSounding = element()?.paused === false
    open(url, from)
    if (isSounding) void element()?.play()
  }
  const add = async (mine: GaplessSource, bytes: Blob, url: string) => {
    let begin = 0
    const isThere = await mine.add(bytes, () => (limit = begin = element()?.duration ?? 0))
    if (mine !== joined) return
    limit = null
    if (isThere && wanted === url) following = { url, begin }
    else if (isThere) void mine.removeLast()
  }
  return {
    heard: (time, rate) => {
      if (isCrossing) return
      const due = following
      if (!due || time < due.begin || element()?.paused !== false) return events.heard(time - base, rate)
      // What ended is told to its last moment. Who asks for it may be about to play something else: then nothing follows.
      events.heard(due.begin - base, rate)
      queueMicrotask(() => {
        if (following === due) cross(due, rate)
      })
    },
    tick: (position, duration, buffered) => {
      const end = following?.begin ?? limit ?? duration
      // How long it is may not be known yet.
      const within = (second: number) => (end > 0 ? Math.min(second, end) : second) - base
      events.tick(within(position), Math.max(0, end - base), within(buffered))
    },
    failed: () => {
      isBroken ||= joined !== null
      events.failed()
    },
    base: () => base,
    isCrossing: () => isCrossing,
    load: (url, from) => {
      if (crossed === url) {
        crossed = null
        return (isTaken = true)
      }
      const bytes = isBroken ? null : soundAt(url)
      if (bytes) void begin(bytes, url, from)
      return bytes !== null
    },
    join: (url) => {
      if (!joined || url === wanted) return
      wanted = url
      if (following) void joined.removeLast()
      following = null
      const bytes = url === null ? null : soundAt(url)
      if (bytes && url !== null) void add(joined, bytes, url)
    },
    reset: () => {
      joined?.close()
      joined = wanted = following = crossed = limit = null
      base = 0
    },
  }
}
