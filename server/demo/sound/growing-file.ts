/** A file of known size that is still being written; readers wait for the bytes they need. */
import { open } from 'node:fs/promises'

const pieceBytes = 64 * 1024

export interface GrowingFile {
  size: number
  readonly grown: number
  readonly readers: number
  add(bytes: Uint8Array): Promise<void>
  /** No more bytes follow; with `why`, the missing ones never will. */
  end(why?: Error): Promise<void>
  stream(start: number, end: number, signal: AbortSignal, onClose: () => void): ReadableStream<Uint8Array>
}

export const createGrowingFile = async (path: string, size: number): Promise<GrowingFile> => {
  const handle = await open(path, 'w+')
  let grown = 0
  let isEnded = false
  let failure: Error | null = null
  let readers = 0
  let waiting: (() => void)[] = []
  const wake = () => {
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }
  const closeIfIdle = async () => {
    if (isEnded && readers === 0) await handle.close().catch(() => undefined)
  }
  const waitForByte = async (at: number, isFinished: () => boolean) => {
    while (grown <= at && !isFinished()) {
      if (failure) throw failure
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  return {
    size,
    get grown() {
      return grown
    },
    get readers() {
      return readers
    },
    async add(bytes) {
      await handle.write(bytes, 0, bytes.length, grown)
      grown += bytes.length
      wake()
    },
    async end(why) {
      isEnded = true
      if (why) failure = why
      wake()
      await closeIfIdle()
    },
    stream(start, end, signal, onClose) {
      let at = start
      let isFinished = false
      readers++
      const finish = () => {
        if (isFinished) return
        isFinished = true
        readers--
        signal.removeEventListener('abort', finish)
        wake()
        void closeIfIdle().finally(onClose)
      }
      signal.addEventListener('abort', finish)
      if (signal.aborted) finish()
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              await waitForByte(at, () => isFinished)
              if (isFinished) return controller.error(new Error('the reader has gone'))
              const length = Math.min(pieceBytes, end + 1 - at, grown - at)
              const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, at)
              at += bytesRead
              controller.enqueue(buffer.subarray(0, bytesRead))
              if (at <= end && bytesRead > 0) return
              finish()
              controller.close()
            } catch (error) {
              finish()
              controller.error(error)
            }
          },
          cancel: finish,
        },
        { highWaterMark: 1 },
      )
    },
  }
}
