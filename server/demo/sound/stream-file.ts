import { createReadStream } from 'node:fs'

/** Closes its handle when the reader is gone, however that happens. */
export const streamFile = (
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
