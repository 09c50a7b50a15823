import { type ChildProcess, spawn } from 'node:child_process'
import { type Readable } from 'node:stream'
import type { Utterance } from './utterance.ts'

export interface Speaker {
  speak(utterance: Utterance): Promise<Uint8Array>
  close(): void
}
interface Waiting {
  resolve: (wav: Uint8Array) => void
  reject: (why: Error) => void
}

const idleMs = 20_000
/** A sentence takes a fifth of a second; a machine under load is given time, a stuck program is not. */
const timeoutMs = 15_000

/** Calls `each` for every answer: four bytes of length, then that many. */
const answersOf = (output: Readable, each: (wav: Uint8Array) => void) => {
  let pieces: Buffer[] = []
  let held = 0
  output.on('data', (piece: Buffer) => {
    pieces.push(piece)
    held += piece.length
    while (held >= 4) {
      const all = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
      pieces = [all]
      const size = all.readUInt32LE(0)
      if (held < 4 + size) return
      each(all.subarray(4, 4 + size))
      pieces = [all.subarray(4 + size)]
      held -= 4 + size
    }
  })
}

export const createSpeaker = (program: string): Speaker => {
  let running: ChildProcess | null = null
  let waiting: Waiting[] = []
  let rest: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined

  const end = (why: Error) => {
    running?.kill()
    running = null
    clearTimeout(timer)
    const left = waiting
    waiting = []
    for (const one of left) one.reject(why)
  }
  const watch = () => {
    clearTimeout(timer)
    clearTimeout(rest)
    if (waiting.length > 0) timer = setTimeout(() => end(new Error('the speaker is stuck')), timeoutMs)
    // Starting it again costs less than the memory it would hold.
    else rest = setTimeout(() => end(new Error('idle')), idleMs)
    rest?.unref()
  }
  const deliver = (wav: Uint8Array) => {
    const one = waiting.shift()
    watch()
    if (wav.length > 0) one?.resolve(wav)
    else one?.reject(new Error('this could not be said'))
  }
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'] })
    // A program that was ended may still answer.
    answersOf(child.stdout, (wav) => running === child && deliver(wav))
    const failAll = (why: string) => () => {
      if (running === child) end(new Error(why))
    }
    child.on('error', failAll('the speaker did not start'))
    child.on('exit', failAll('the speaker has gone'))
    child.stdin.on('error', failAll('the speaker does not listen'))
    return child
  }

  return {
    speak: (utterance) =>
      new Promise((resolve, reject) => {
        running ??= start()
        waiting.push({ resolve, reject })
        running.stdin?.write(`${JSON.stringify(utterance)}\n`)
        watch()
      }),
    close() {
      clearTimeout(rest)
      end(new Error('closed'))
    },
  }
}
