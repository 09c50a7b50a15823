/** Sound files by name: kept ones from disk, new ones while the thread still makes them. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'
import type { DiskCache } from '../files/disk-cache.ts'
import { QueueFull } from '../files/work-queue.ts'
import { type GrowingFile, createGrowingFile } from './growing-file.ts'
import type { FromThread, SoundWork, ToThread } from '../../demo/sound/sound-job.ts'
import { startThread } from '../../demo/sound/start-thread.ts'

const mostAtOnce = 24
/** A player that seeks leaves and comes back at once; one that stays away longer has given up. */
const graceMs = 10_000
const closingMs = 2000
const abandoned = 'nobody listens any more'
/** Where the level of a sound lies. */
const besideOf = (name: string) => `${name}.level`

interface Making {
  name: string
  job: number
  file: GrowingFile
  /** Ends the making when nobody has come back. */
  leaving: NodeJS.Timeout | undefined
  /** Resolves when the file is whole and in the cache. */
  done: Promise<void>
}
export interface Sounds {
  /** One date for all: a sound follows from its recipe, whenever it was last made. */
  readonly born: Date
  /** The file, made as far as it is; its making begins if it must. Rejects with `QueueFull` when too many are made. */
  open(name: string, bytes: number, work: SoundWork): Promise<Sound>
  /** Makes a file ahead of its first listener, after everything urgent. */
  prepare(name: string, bytes: number, work: SoundWork): Promise<void>
  /** How loud it turned out, as an amplitude; null of what was not made yet. */
  levelOf(name: string): Promise<number | null>
  close(): Promise<void>
}
interface Sound {
  stream(start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array>
}

/** Frees its handle when the reader leaves, however that happens. */
const readCached = (
  path: string,
  start: number,
  end: number,
  signal: AbortSignal,
): ReadableStream<Uint8Array> => {
  const file = createReadStream(path, { start, end, signal, highWaterMark: 64 * 1024 })
  const pieces = file[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      cancel: () => void file.destroy(),
    },
    { highWaterMark: 1 },
  )
}

export const createSounds = (cache: DiskCache, report: (why: string) => void, grace = graceMs): Sounds => {
  const making = new Map<string, Promise<Making>>()
  const hears = new Map<number, (message: FromThread) => void>()
  let thread: Promise<Worker> | null = null
  let last = 0

  const started = () => {
    thread ??= startThread().then((worker) => {
      worker.unref()
      worker.on('message', (message: FromThread) => hears.get(message.job)?.(message))
      worker.on('error', (error) => {
        thread = null
        for (const [job, hear] of hears) hear({ say: 'failed', job, why: error.message })
      })
      return worker
    })
    thread.catch(() => (thread = null))
    return thread
  }
  const tell = async (message: ToThread) => (await started()).postMessage(message)

  const begin = async (name: string, bytes: number, work: SoundWork, isUrgent: boolean): Promise<Making> => {
    const job = ++last
    const part = cache.asideOf(name)
    const file = await createGrowingFile(part, bytes)
    const done = new Promise<void>((resolve, reject) => {
      let writing = Promise.resolve()
      hears.set(job, (message) => {
        writing = writing
          .then(async () => {
            if (message.say === 'bytes') return file.add(message.bytes)
            if (message.say === 'failed') throw new Error(message.why)
            await cache.write(besideOf(name), Buffer.from(String(message.level)))
            await cache.adopt(name, part)
            await file.end()
            resolve()
          })
          .catch(async (error: unknown) => {
            const why = error instanceof Error ? error : new Error(String(error))
            await file.end(why)
            await rm(part, { force: true })
            reject(why)
          })
      })
    }).finally(() => hears.delete(job))
    done.catch((error: Error) => (error.message === abandoned ? undefined : report(String(error))))
    await tell({ say: 'start', job, work, bytes, isUrgent })
    return { name, job, file, done, leaving: undefined }
  }
  const makingOf = (name: string, bytes: number, work: SoundWork, isUrgent: boolean) => {
    const known = making.get(name)
    if (known) return known
    if (making.size >= mostAtOnce) throw new QueueFull()
    const begun = begin(name, bytes, work, isUrgent)
    making.set(name, begun)
    const forget = () => (making.get(name) === begun ? making.delete(name) : false)
    void begun.then(({ done }) => done).then(forget, forget)
    return begun
  }

  const giveUp = ({ name, job, file }: Making) => {
    if (file.readers > 0) return
    making.delete(name)
    void tell({ say: 'stop', job })
    hears.get(job)?.({ say: 'failed', job, why: abandoned })
  }
  /** When the last listener has gone, the rest waits for all others, and soon is not made at all. */
  const left = (made: Making) => {
    if (made.file.readers > 0 || !hears.has(made.job)) return
    void tell({ say: 'urgency', job: made.job, isUrgent: false })
    clearTimeout(made.leaving)
    made.leaving = setTimeout(() => giveUp(made), grace)
    made.leaving.unref()
  }

  return {
    born: new Date('2026-01-01T00:00:00Z'),
    async open(name, bytes, work) {
      const kept = await cache.has(name)
      if (kept?.size === bytes) {
        await cache.touch(name)
        return { stream: (start, end, signal) => readCached(cache.pathOf(name), start, end, signal) }
      }
      const made = await makingOf(name, bytes, work, true)
      const { job, file } = made
      clearTimeout(made.leaving)
      await tell({ say: 'urgency', job, isUrgent: true })
      return { stream: (start, end, signal) => file.stream(start, end, signal, () => left(made)) }
    },
    async prepare(name, bytes, work) {
      if ((await cache.has(name))?.size === bytes) return
      await (
        await makingOf(name, bytes, work, false)
      ).done
    },
    async levelOf(name) {
      const level = Number((await cache.read(besideOf(name)))?.toString() ?? 0)
      return level > 0 ? level : null
    },
    async close() {
      if (!thread) return
      const worker = await thread
      const gone = once(worker, 'exit')
      for (const [job, hear] of hears) {
        await tell({ say: 'stop', job })
        hear({ say: 'failed', job, why: abandoned })
      }
      await tell({ say: 'end' })
      const late = setTimeout(() => void worker.terminate(), closingMs)
      await gone
      clearTimeout(late)
    },
  }
}
