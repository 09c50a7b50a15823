/** Many errors of a store that cannot grow do not mention it, so the free space is checked. */
import { statfs } from 'node:fs/promises'
import { StartError } from '../start/settings.ts'

const journalSegmentBytes = 16 * 1024 * 1024

const freeBytesIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export const isDiskFull = async (folder: string, freeBytes = freeBytesIn): Promise<boolean> =>
  (await freeBytes(folder).catch(() => Infinity)) < journalSegmentBytes

export const explainFullDisk = async (
  failure: unknown,
  folder: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesIn,
): Promise<unknown> => {
  if (failure instanceof StartError) return failure
  if (!(await isDiskFull(folder, freeBytes))) return failure
  return new StartError(
    `The disk of the data folder ${folder} is full; make room, or choose another DATA_DIR.`,
  )
}
