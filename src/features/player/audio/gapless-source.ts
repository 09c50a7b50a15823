/** Several sounds on one media timeline. Where a browser cannot do it, the element plays one file at a time. */
import { type Mp3Timing, readMp3Timing } from '../../../domain/player/mp3.ts'

const mimeType = 'audio/mpeg'
/** Browsers buffer some ten megabytes of sound: two of these and a little. */
const maxBytes = 5_000_000
/** Enough to start; the rest is appended while it already plays. */
const firstChunkBytes = 160_000

export const canPlayGapless = (): boolean =>
  typeof MediaSource === 'function' && MediaSource.isTypeSupported(mimeType)

const waitForEvent = (target: EventTarget, name: string) =>
  new Promise<void>((done) => target.addEventListener(name, () => done(), { once: true }))

export interface GaplessSource {
  url: string
  /** Appends a sound behind the others and calls `beforehand` just before; false where that is impossible. */
  add: (bytes: Blob, beforehand?: () => void) => Promise<boolean>
  removeLast: () => Promise<void>
  close: () => void
}

interface SourceState {
  readonly source: MediaSource
  buffer: SourceBuffer | null
  /** Start of each sound, and end of the last one. */
  readonly starts: number[]
  end: number
  isClosed: boolean
  /** A buffer does one thing at a time: each task waits for the one before. */
  lastTask: Promise<unknown>
}

const runInTurn = <T>(state: SourceState, task: (buffer: SourceBuffer) => Promise<T>): Promise<T | null> => {
  const ownTask = state.lastTask.then(() => (state.buffer && !state.isClosed ? task(state.buffer) : null))
  state.lastTask = ownTask.catch(() => null)
  return ownTask
}
const updateBuffer = async (buffer: SourceBuffer, update: () => void) => {
  const ended = waitForEvent(buffer, 'updateend')
  update()
  await ended
}
const endStream = ({ source }: SourceState) => {
  if (source.readyState === 'open') source.endOfStream()
}
const removeBehindEnd = async ({ source, end }: SourceState, buffer: SourceBuffer) => {
  if (source.duration > end) await updateBuffer(buffer, () => buffer.remove(end, Infinity))
}

const appendSound = async (
  state: SourceState,
  buffer: SourceBuffer,
  bytes: ArrayBuffer,
  { front, length }: Mp3Timing,
) => {
  // The current sound stays, earlier ones are removed: the browser's own eviction may come too late.
  const [playedUntil = 0] = state.starts.slice(-1)
  if (playedUntil > 0) await updateBuffer(buffer, () => buffer.remove(0, playedUntil))
  if (state.source.readyState === 'open') buffer.abort()
  buffer.timestampOffset = state.end - front
  buffer.appendWindowEnd = state.end + length
  buffer.appendWindowStart = state.end
  for (const chunk of [bytes.slice(0, firstChunkBytes), bytes.slice(firstChunkBytes)])
    if (chunk.byteLength > 0) await updateBuffer(buffer, () => buffer.appendBuffer(chunk))
  state.starts.push(state.end)
  state.end += length
}

const addSound = async (state: SourceState, blob: Blob, beforehand?: () => void): Promise<boolean> => {
  if (blob.size > maxBytes) return false
  const bytes = await blob.arrayBuffer()
  const timing = readMp3Timing(bytes)
  if (!timing) return false
  try {
    const isAdded = await runInTurn(state, async (buffer) => {
      beforehand?.()
      const before = state.end
      try {
        await appendSound(state, buffer, bytes, timing)
      } finally {
        // An incomplete sound is removed: playback would stall at its end.
        if (state.end === before) await removeBehindEnd(state, buffer)
        endStream(state)
      }
      return true
    })
    return isAdded ?? false
  } catch (problem) {
    // An element that drops the source meanwhile is no error.
    if (!state.isClosed) console.info('the gapless timeline is not available', problem)
    return false
  }
}

export const createGaplessSource = (): GaplessSource => {
  const source = new MediaSource()
  const url = URL.createObjectURL(source)
  const state: SourceState = {
    source,
    buffer: null,
    starts: [],
    end: 0,
    isClosed: false,
    lastTask: waitForEvent(source, 'sourceopen').then(() => {
      URL.revokeObjectURL(url)
      state.buffer = source.addSourceBuffer(mimeType)
    }),
  }
  return {
    url,
    add: (bytes, beforehand) => addSound(state, bytes, beforehand),
    removeLast: async () => {
      await runInTurn(state, async (buffer) => {
        state.end = state.starts.pop() ?? 0
        await removeBehindEnd(state, buffer)
        endStream(state)
      })
    },
    close: () => {
      state.isClosed = true
      // Where nothing has opened it, its address still holds what waits to be appended.
      URL.revokeObjectURL(url)
    },
  }
}
