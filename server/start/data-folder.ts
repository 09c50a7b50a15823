/** The embedded store allows one process, hence the lock; everything else may be shared. */
import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { errorReason } from './error-reason.ts'
import { takeLock, type Lock } from '../db/lock.ts'
import { StartError, type Settings } from './settings.ts'

/** One by one: Node's `recursive` never returns where a folder cannot contain others, as in /proc. */
const makeFolder = async (path: string): Promise<void> => {
  const mode = 0o750
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      if ((await stat(path)).isDirectory()) return
      throw new Error('it is a file, not a folder', { cause: error })
    }
    if (code !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode })
  }
}

export const openFolder = async (path: string, name: string): Promise<void> => {
  try {
    await makeFolder(path)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The ${name} ${path} cannot be written: ${errorReason(error)}.`)
  }
}

const noLock: Lock = { release: () => Promise.resolve() }

export const openDataFolder = async ({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<{ path: string; lock: Lock }> => {
  const path = resolve(dataDir)
  await openFolder(path, 'data folder')
  return { path, lock: databaseUrl ? noLock : await takeLock(path) }
}
