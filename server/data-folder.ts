/**
 * The folder that everything of this installation lives in. The embedded store takes one process, hence the lock; all else
 * in it may be shared: secrets, kept sounds, pictures and old builds are made beside their place and moved into it.
 */
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { because } from './because.ts'
import { takeLock, type Lock } from './db/lock.ts'
import { StartError, type Settings } from './settings.ts'

const noLock: Lock = { release: () => Promise.resolve() }

export const openDataFolder = async ({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<{ path: string; lock: Lock }> => {
  const path = resolve(dataDir)
  try {
    await mkdir(path, { recursive: true, mode: 0o750 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be written: ${because(error)}.`)
  }
  return { path, lock: databaseUrl ? noLock : await takeLock(path) }
}
