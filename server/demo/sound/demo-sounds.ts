import type { Log } from '../../context.ts'
import type { DiskCache } from '../../media/files/disk-cache.ts'
import { createSounds } from '../../media/sound/sounds.ts'
import type { SoundWork } from './sound-job.ts'

/** Loads what makes sound with the first one. */
export const createDemoSounds = (cache: DiskCache, log: Log) =>
  createSounds<SoundWork>({
    cache,
    startThread: async () => (await import('./start-thread.ts')).startThread(),
    reportFailure: (why) => log.warn({ why }, 'a sound was not made'),
  })
