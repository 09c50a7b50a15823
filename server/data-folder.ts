/** The folder that everything of this installation lives in, and the lock on it. */
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { takeLock, type Lock } from './db/lock.ts'
import { StartError } from './settings.ts'

const because = (error: unknown) => (error instanceof Error ? error.message : String(error))

export const openDataFolder = async (given: string): Promise<{ path: string; lock: Lock }> => {
  const path = resolve(given)
  try {
    await mkdir(path, { recursive: true, mode: 0o750 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be written: ${because(error)}.`)
  }
  return { path, lock: await takeLock(path) }
}
