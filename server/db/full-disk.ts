/**
 * A store that cannot grow fails in many ways, some of which say nothing of it. The disk knows better: below one segment
 * of the engine's journal, which is made in one piece, nothing can be written.
 */
import { statfs } from 'node:fs/promises'
import { StartError } from '../start/settings.ts'

const journalSegmentBytes = 16 * 1024 * 1024

const freeBytesIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the store in this folder can no longer grow; false where nobody knows. */
export const isDiskFull = async (folder: string, room = freeBytesIn): Promise<boolean> =>
  (await room(folder).catch(() => Infinity)) < journalSegmentBytes

/** What to tell the operator of a failure that nobody foresaw. */
export const explainFullDisk = async (
  failure: unknown,
  folder: string,
  room: (folder: string) => Promise<number> = freeBytesIn,
): Promise<unknown> => {
  if (failure instanceof StartError) return failure
  if (!(await isDiskFull(folder, room))) return failure
  return new StartError(
    `The disk of the data folder ${folder} is full; make room, or choose another DATA_DIR.`,
  )
}
