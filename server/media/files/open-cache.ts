import { join } from 'node:path'
import { errorReason } from '../../start/error-reason.ts'
import { StartError } from '../../start/settings.ts'
import type { OpenCache } from '../media-source.ts'
import { openDiskCache } from './disk-cache.ts'

const megabyte = 2 ** 20

export const createOpenCache =
  (dataDir: string): OpenCache =>
  async (kind, megabytes) => {
    const folder = join(dataDir, 'cache', kind)
    try {
      return await openDiskCache(folder, megabytes * megabyte)
    } catch (error) {
      throw new StartError(`The cache folder ${folder} cannot be written: ${errorReason(error)}.`)
    }
  }
