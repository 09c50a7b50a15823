/** The main thread's side of the sound thread, which starts with the first job and ends with the last message. */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

export type ToThread<Work> =
  | { type: 'start'; job: number; work: Work; bytes: number; isUrgent: boolean }
  | { type: 'urgency'; job: number; isUrgent: boolean }
  | { type: 'stop'; job: number }
  | { type: 'end' }
export type FromThread =
  | { type: 'bytes'; job: number; bytes: Uint8Array }
  | { type: 'done'; job: number; level: number }
  | { type: 'failed'; job: number; why: string }

export type StartThread = () => Promise<Worker>

interface JobOutput {
  add(bytes: Uint8Array): Promise<void>
  finish(level: number): Promise<void>
  fail(why: Error): Promise<void>
}
export interface SoundThread<Work> {
  begin(
    start: { work: Work; bytes: number; isUrgent: boolean },
    output: JobOutput,
  ): { job: number; done: Promise<void> }
  isRunning(job: number): boolean
  setUrgency(job: number, isUrgent: boolean): void
  abandon(job: number, why: string): void
  close(why: string): Promise<void>
}

const closingMs = 2000

const collectOutput = (
  output: JobOutput,
  onMessage: (listener: (message: FromThread) => void) => void,
): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    let writing = Promise.resolve()
    onMessage((message) => {
      writing = writing
        .then(async () => {
          if (message.type === 'bytes') return output.add(message.bytes)
          if (message.type === 'failed') throw new Error(message.why)
          await output.finish(message.level)
          resolve()
        })
        .catch(async (error: unknown) => {
          const why = error instanceof Error ? error : new Error(String(error))
          await output.fail(why)
          reject(why)
        })
    })
  })

export const createSoundThread = <Work>(startThread: StartThread): SoundThread<Work> => {
  const listeners = new Map<number, (message: FromThread) => void>()
  let thread: Promise<Worker> | null = null
  let lastJob = 0

  const getThread = () => {
    thread ??= startThread().then((worker) => {
      worker.unref()
      worker.on('message', (message: FromThread) => listeners.get(message.job)?.(message))
      worker.on('error', (error) => {
        thread = null
        for (const [job, listener] of listeners) listener({ type: 'failed', job, why: error.message })
      })
      return worker
    })
    thread.catch(() => (thread = null))
    return thread
  }
  const post = async (message: ToThread<Work>) => (await getThread()).postMessage(message)
  // If the thread does not start, the job has failed already.
  const postLater = (message: ToThread<Work>) => void post(message).catch(() => undefined)
  const failJob = (job: number, why: string) => listeners.get(job)?.({ type: 'failed', job, why })

  return {
    begin(start, output) {
      const job = ++lastJob
      const done = collectOutput(output, (listener) => listeners.set(job, listener)).finally(() =>
        listeners.delete(job),
      )
      post({ type: 'start', job, ...start }).catch((error: unknown) => failJob(job, String(error)))
      return { job, done }
    },
    isRunning: (job) => listeners.has(job),
    setUrgency: (job, isUrgent) => postLater({ type: 'urgency', job, isUrgent }),
    abandon(job, why) {
      postLater({ type: 'stop', job })
      failJob(job, why)
    },
    async close(why) {
      if (!thread) return
      const worker = await thread
      const exited = once(worker, 'exit')
      for (const job of listeners.keys()) {
        await post({ type: 'stop', job })
        failJob(job, why)
      }
      await post({ type: 'end' })
      const timeout = setTimeout(() => void worker.terminate(), closingMs)
      await exited
      clearTimeout(timeout)
    },
  }
}
