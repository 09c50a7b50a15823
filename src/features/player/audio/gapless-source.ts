/**
 * Sounds one behind the other on one line of time, so that an element goes from one to the next without knowing it. The
 * bytes come from memory; where a browser cannot do it, or a file is not what it seems, there is none of this.
 */
import { type Mp3Timing, readMp3Timing } from '../../../domain/player/mp3.ts'

const mimeType = 'audio/mpeg'
/** Browsers hold some ten megabytes of sound: two of these and a little. */
const maxBytes = 5_000_000
/** Enough to begin with; the rest follows while it sounds already. */
const firstChunkBytes = 160_000

export const canPlayGapless = (): boolean =>
  typeof MediaSource === 'function' && MediaSource.isTypeSupported(mimeType)

const waitForEvent = (target: EventTarget, name: string) =>
  new Promise<void>((done) => target.addEventListener(name, () => done(), { once: true }))

export interface GaplessSource {
  /** What the element plays. */
  url: string
  /** Puts a sound behind all that is there, and says so just before; false where it cannot be. */
  add: (bytes: Blob, beforehand?: () => void) => Promise<boolean>
  /** The last sound goes again: something else comes next. */
  removeLast: () => Promise<void>
  close: () => void
}

export const createGaplessSource = (): GaplessSource => {
  const source = new MediaSource()
  const url = URL.createObjectURL(source)
  let buffer: SourceBuffer | null = null
  /** Where each sound begins, and where the last one ends. */
  const begins: number[] = []
  let end = 0
  let isClosed = false

  /** One after the other: a buffer does one thing at a time. */
  let last: Promise<unknown> = waitForEvent(source, 'sourceopen').then(() => {
    URL.revokeObjectURL(url)
    buffer = source.addSourceBuffer(mimeType)
  })
  const inTurn = <T>(work: (buffer: SourceBuffer) => Promise<T>): Promise<T | null> => {
    const mine = last.then(() => (buffer && !isClosed ? work(buffer) : null))
    last = mine.catch(() => null)
    return mine
  }
  const done = async (act: () => void) => {
    if (!buffer) return
    const over = waitForEvent(buffer, 'updateend')
    act()
    await over
  }
  const finish = () => {
    if (source.readyState === 'open') source.endOfStream()
  }
  const cutAt = async (from: SourceBuffer) => {
    if (source.duration > end) await done(() => from.remove(end, Infinity))
  }
  const append = async (to: SourceBuffer, bytes: ArrayBuffer, { front, length }: Mp3Timing) => {
    // What sounds stays, what came before it is over: a browser that makes room by itself may not do it in time.
    const [over = 0] = begins.slice(-1)
    if (over > 0) await done(() => to.remove(0, over))
    if (source.readyState === 'open') to.abort()
    to.timestampOffset = end - front
    to.appendWindowEnd = end + length
    to.appendWindowStart = end
    for (const part of [bytes.slice(0, firstChunkBytes), bytes.slice(firstChunkBytes)])
      if (part.byteLength > 0) await done(() => to.appendBuffer(part))
    begins.push(end)
    end += length
  }
  return {
    url,
    add: async (blob, beforehand) => {
      if (blob.size > maxBytes) return false
      const bytes = await blob.arrayBuffer()
      const music = readMp3Timing(bytes)
      if (!music) return false
      try {
        const put = await inTurn(async (to) => {
          beforehand?.()
          const before = end
          try {
            await append(to, bytes, music)
          } finally {
            // Half a sound is none: what sounds would wait at its end for the rest.
            if (end === before) await cutAt(to)
            finish()
          }
          return true
        })
        return put ?? false
      } catch (problem) {
        // An element that lets go of it in the middle is no fault.
        if (!isClosed) console.info('sounds are not joined', problem)
        return false
      }
    },
    removeLast: async () => {
      await inTurn(async (from) => {
        end = begins.pop() ?? 0
        await cutAt(from)
        finish()
      })
    },
    close: () => {
      isClosed = true
      // Where nothing has opened it, its address still holds what waits to be put in.
      URL.revokeObjectURL(url)
    },
  }
}
