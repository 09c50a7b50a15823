/** Jobs take turns; one that is not urgent runs alone, so previews never delay a tap on Play. */
import { parentPort, workerData } from 'node:worker_threads'
import { createSpeaker } from '../speech/speaker.ts'
import { makeSound } from './make-sound.ts'
import type { FromThread, ToThread } from './sound-thread-client.ts'
import type { SoundWork, ThreadData } from './sound-job.ts'

interface Job {
  id: number
  pieces: AsyncGenerator<Uint8Array, number>
  isUrgent: boolean
}
const port = parentPort
if (!port) throw new Error('sound-thread.ts is the start of a thread')

const { speaker: program } = workerData as ThreadData
const speaker = createSpeaker(program)
const jobs = new Map<number, Job>()
let isTurning = false

const send = (message: FromThread, move: ArrayBuffer[] = []) => port.postMessage(message, move)
/** Lets messages in between two pieces. */
const breath = () => new Promise<void>((resolve) => setImmediate(resolve))

const step = async (job: Job) => {
  try {
    const { done, value } = await job.pieces.next()
    if (!done) return value.length > 0 ? send({ type: 'bytes', job: job.id, bytes: value }) : undefined
    jobs.delete(job.id)
    send({ type: 'done', job: job.id, level: value })
  } catch (error) {
    jobs.delete(job.id)
    send({ type: 'failed', job: job.id, why: error instanceof Error ? error.message : String(error) })
  }
}

const turn = async () => {
  if (isTurning) return
  isTurning = true
  while (jobs.size > 0) {
    const urgent = [...jobs.values()].filter(({ isUrgent }) => isUrgent)
    const [first] = jobs.values()
    for (const job of urgent.length > 0 ? urgent : first ? [first] : []) if (jobs.has(job.id)) await step(job)
    await breath()
  }
  isTurning = false
}

port.on('message', (message: ToThread<SoundWork>) => {
  if (message.type === 'start') {
    const { job, work, bytes, isUrgent } = message
    jobs.set(job, { id: job, pieces: makeSound(work, bytes, speaker), isUrgent })
    void turn()
    return
  }
  if (message.type === 'end') {
    speaker.close()
    process.exit()
  }
  const job = jobs.get(message.job)
  if (!job) return
  if (message.type === 'urgency') job.isUrgent = message.isUrgent
  else {
    jobs.delete(job.id)
    void job.pieces.return(0)
  }
})
