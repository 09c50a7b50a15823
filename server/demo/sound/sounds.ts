/** Sound files by name: cached ones from disk, new ones while a thread still generates them. */
import { rm } from 'node:fs/promises'
import { streamFile } from './stream-file.ts'
import type { DiskCache } from '../../media/files/disk-cache.ts'
import { QueueFull } from '../../media/files/work-queue.ts'
import { type GrowingFile, createGrowingFile } from './growing-file.ts'
import { type SoundThread, type StartThread, createSoundThread } from './sound-thread-client.ts'

const maxRunning = 24
/** A player that seeks disconnects and reconnects at once; one that stays away longer has given up. */
const graceMs = 10_000
const abandoned = 'nobody listens any more'
const levelNameOf = (name: string) => `${name}.level`

export interface SoundJob<Work> {
  name: string
  bytes: number
  work: Work
}
interface RunningSound {
  name: string
  job: number
  file: GrowingFile
  /** Runs out when no reader has come back. */
  giveUpTimer: NodeJS.Timeout | undefined
  done: Promise<void>
}
interface OpenSound {
  stream(start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array>
}
export interface Sounds<Work> {
  /** As far as it is generated. Rejects with `QueueFull` when too many are made. */
  open(sound: SoundJob<Work>): Promise<OpenSound>
  /** Generates a file before its first listener, after everything urgent. */
  prepare(sound: SoundJob<Work>): Promise<void>
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
  running: Map<string, Promise<RunningSound>>
}

const discardPart = async (file: GrowingFile, part: string, why: Error) => {
  await file.end(why)
  await rm(part, { force: true })
}

const startSound = async <Work>(
  { cache, thread, reportFailure }: State<Work>,
  { name, bytes, work }: SoundJob<Work>,
  isUrgent: boolean,
): Promise<RunningSound> => {
  const part = cache.partPathOf(name)
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
  return { name, job, file, done, giveUpTimer: undefined }
}

const findOrStart = <Work>(
  state: State<Work>,
  sound: SoundJob<Work>,
  isUrgent: boolean,
): Promise<RunningSound> => {
  const { running } = state
  const known = running.get(sound.name)
  if (known) return known
  if (running.size >= maxRunning) throw new QueueFull()
  const started = startSound(state, sound, isUrgent)
  running.set(sound.name, started)
  const forget = () => (running.get(sound.name) === started ? running.delete(sound.name) : false)
  void started.then(({ done }) => done).then(forget, forget)
  return started
}

const abandonIfUnread = <Work>({ running, thread }: State<Work>, { name, job, file }: RunningSound) => {
  if (file.readers > 0) return
  running.delete(name)
  thread.abandon(job, abandoned)
}
/** Without listeners a sound loses its urgency, and is soon abandoned. */
const onReaderClosed = <Work>(state: State<Work>, sound: RunningSound) => {
  if (sound.file.readers > 0 || !state.thread.isRunning(sound.job)) return
  state.thread.setUrgency(sound.job, false)
  clearTimeout(sound.giveUpTimer)
  sound.giveUpTimer = setTimeout(() => abandonIfUnread(state, sound), state.grace)
  sound.giveUpTimer.unref()
}

export const createSounds = <Work>({
  cache,
  startThread,
  reportFailure,
  grace = graceMs,
}: SoundsOptions): Sounds<Work> => {
  const thread = createSoundThread<Work>(startThread)
  const state: State<Work> = { cache, reportFailure, grace, thread, running: new Map() }
  const isCached = async ({ name, bytes }: SoundJob<Work>) => (await cache.has(name))?.size === bytes
  return {
    async open(sound) {
      if (await isCached(sound)) {
        await cache.touch(sound.name)
        return { stream: (start, end, signal) => streamFile(cache.pathOf(sound.name), start, end, signal) }
      }
      const running = await findOrStart(state, sound, true)
      clearTimeout(running.giveUpTimer)
      thread.setUrgency(running.job, true)
      return {
        stream: (start, end, signal) =>
          running.file.stream(start, end, signal, () => onReaderClosed(state, running)),
      }
    },
    async prepare(sound) {
      if (await isCached(sound)) return
      await (
        await findOrStart(state, sound, false)
      ).done
    },
    async levelOf(name) {
      const level = Number((await cache.read(levelNameOf(name)))?.toString() ?? 0)
      return level > 0 ? level : null
    },
    close: () => thread.close(abandoned),
  }
}
