/** Pictures, sound and videos: `/img/*`, `/media/*`, and the calls about playing them. */
import { join } from 'node:path'
import { errorReason } from '../start/error-reason.ts'
import { downloadsHandlers } from '../modules/downloads/downloads.routes.ts'
import { playbackHandlers } from '../modules/playback/playback.routes.ts'
import { videoHandlers } from '../modules/video/video.routes.ts'
import type { Media, ServerContext } from '../context.ts'
import type { Metrics } from '../http/metrics.ts'
import { StartError } from '../start/settings.ts'
import { type DiskCache, openDiskCache } from './files/disk-cache.ts'
import { createHlsRoute } from './hls/hls.ts'
import { createImages } from './images/images.ts'
import { createKnownImages } from './images/known-images.ts'
import { createAudioRoute } from './audio-route.ts'
import type { MediaSource } from './media-source.ts'
import { createTickets, newTicketKey, ticketKeyName } from './tickets.ts'
import { createVideoRoute } from './video-route.ts'

const megabyte = 2 ** 20

/** Creates a source with the caches that it needs. */
export type CreateMediaSource = (
  openCache: (kind: string, megabytes: number) => Promise<DiskCache>,
) => Promise<MediaSource>

export const createMedia = async (
  {
    store,
    clock,
    secrets,
    settings,
    metrics,
    log,
  }: ServerContext & { metrics: Pick<Metrics, 'countCutReport'> },
  createSource: CreateMediaSource,
): Promise<Media> => {
  const openCache = async (kind: string, megabytes: number) => {
    const folder = join(settings.dataDir, 'cache', kind)
    try {
      return await openDiskCache(folder, megabytes * megabyte)
    } catch (error) {
      throw new StartError(`The cache folder ${folder} cannot be written: ${errorReason(error)}.`)
    }
  }
  const tickets = createTickets(await secrets.readOrCreate(ticketKeyName, newTicketKey), clock)
  const source = await createSource(openCache)
  const isNamed = createKnownImages(store, () => clock.now().getTime())
  const images = createImages(await openCache('img', 200), source, { isNamed, log })
  const responders = [
    images.answer,
    createHlsRoute(store, tickets, source),
    createVideoRoute(store, tickets, source),
    createAudioRoute(store, tickets, source),
  ]
  return {
    async respond(request, visit) {
      for (const respond of responders) {
        const response = await respond(request, visit)
        if (response) return response
      }
      return null
    },
    handlers: {
      ...playbackHandlers(tickets, metrics, source),
      ...downloadsHandlers(tickets, source),
      ...videoHandlers(tickets, source),
    },
    async close() {
      await Promise.all([images.close(), source.close()])
    },
  }
}
