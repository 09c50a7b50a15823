/** Sound files by name: cached ones from disk, new ones while a thread still makes them. */
import { rm } from 'node:fs/promises'
import { streamFile } from '../files/stream-file.ts'
import type { DiskCache } from '../files/disk-cache.ts'
import { QueueFull } from '../files/work-queue.ts'
import { type GrowingFile, createGrowingFile } from './growing-file.ts'
import { type SoundThread, type StartThread, createSoundThread } from './sound-thread-client.ts'

const mostAtOnce = 24
/** A player that seeks leaves and comes back at once; one that stays away longer has given up. */
const graceMs = 10_000
const abandoned = 'nobody listens any more'
/** Where the level of a sound lies. */
const levelNameOf = (name: string) => `${name}.level`

/** A sound by its name: what it weighs is known before it is made. */
export interface SoundJob<Work> {
  name: string
  bytes: number
  work: Work
}
interface Making {
  name: string
  job: number
  file: GrowingFile
  /** Ends the making when nobody has come back. */
  leaving: NodeJS.Timeout | undefined
  /** Resolves when the file is complete and in the cache. */
  done: Promise<void>
}
interface OpenSound {
  stream(start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array>
}
export interface Sounds<Work> {
  /** The file, made as far as it is; its making begins if it must. Rejects with `QueueFull` when too many are made. */
  open(sound: SoundJob<Work>): Promise<OpenSound>
  /** Makes a file ahead of its first listener, after everything urgent. */
  prepare(sound: SoundJob<Work>): Promise<void>
  /** How loud it turned out, as an amplitude; null of what was not made yet. */
  levelOf(name: string): Promise<number | null>
  close(): Promise<void>
}
interface SoundsOptions {
  cache: DiskCache
  startThread: StartThread
  reportFailure(why: string): void
  grace?: number
}
interface State<Work> {
  cache: DiskCache
  reportFailure(why: string): void
  grace: number
  thread: SoundThread<Work>
  making: Map<string, Promise<Making>>
}

const discardPart = async (file: GrowingFile, part: string, why: Error) => {
  await file.end(why)
  await rm(part, { force: true })
}

const startMaking = async <Work>(
  { cache, thread, reportFailure }: State<Work>,
  { name, bytes, work }: SoundJob<Work>,
  isUrgent: boolean,
): Promise<Making> => {
  const part = cache.asideOf(name)
  const file = await createGrowingFile(part, bytes)
  const { job, done } = thread.begin(
    { work, bytes, isUrgent },
    {
      add: (piece) => file.add(piece),
      async finish(level) {
        await cache.write(levelNameOf(name), Buffer.from(String(level)))
        await cache.adopt(name, part)
        await file.end()
      },
      fail: (why) => discardPart(file, part, why),
    },
  )
  done.catch((error: Error) => (error.message === abandoned ? undefined : reportFailure(String(error))))
  return { name, job, file, done, leaving: undefined }
}

const makingOf = <Work>(state: State<Work>, sound: SoundJob<Work>, isUrgent: boolean): Promise<Making> => {
  const { making } = state
  const known = making.get(sound.name)
  if (known) return known
  if (making.size >= mostAtOnce) throw new QueueFull()
  const begun = startMaking(state, sound, isUrgent)
  making.set(sound.name, begun)
  const forget = () => (making.get(sound.name) === begun ? making.delete(sound.name) : false)
  void begun.then(({ done }) => done).then(forget, forget)
  return begun
}

const giveUp = <Work>({ making, thread }: State<Work>, { name, job, file }: Making) => {
  if (file.readers > 0) return
  making.delete(name)
  thread.abandon(job, abandoned)
}
/** When the last listener has gone, the rest waits for all others, and soon is not made at all. */
const onReaderGone = <Work>(state: State<Work>, made: Making) => {
  if (made.file.readers > 0 || !state.thread.isRunning(made.job)) return
  state.thread.setUrgency(made.job, false)
  clearTimeout(made.leaving)
  made.leaving = setTimeout(() => giveUp(state, made), state.grace)
  made.leaving.unref()
}

export const createSounds = <Work>({
  cache,
  startThread,
  reportFailure,
  grace = graceMs,
}: SoundsOptions): Sounds<Work> => {
  const thread = createSoundThread<Work>(startThread)
  const state: State<Work> = { cache, reportFailure, grace, thread, making: new Map() }
  const isCached = async ({ name, bytes }: SoundJob<Work>) => (await cache.has(name))?.size === bytes
  return {
    async open(sound) {
      if (await isCached(sound)) {
        await cache.touch(sound.name)
        return { stream: (start, end, signal) => streamFile(cache.pathOf(sound.name), start, end, signal) }
      }
      const made = await makingOf(state, sound, true)
      clearTimeout(made.leaving)
      thread.setUrgency(made.job, true)
      return {
        stream: (start, end, signal) => made.file.stream(start, end, signal, () => onReaderGone(state, made)),
      }
    },
    async prepare(sound) {
      if (await isCached(sound)) return
      await (
        await makingOf(state, sound, false)
      ).done
    },
    async levelOf(name) {
      const level = Number((await cache.read(levelNameOf(name)))?.toString() ?? 0)
      return level > 0 ? level : null
    },
    close: () => thread.close(abandoned),
  }
}
