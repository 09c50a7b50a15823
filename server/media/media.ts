/** Pictures, sound and films: `/img/*`, `/media/*`, and the calls about playing them. */
import { join } from 'node:path'
import { errorReason } from '../start/error-reason.ts'
import { downloadsHandlers } from '../modules/downloads/downloads.routes.ts'
import { playbackHandlers } from '../modules/playback/playback.routes.ts'
import { videoHandlers } from '../modules/video/video.routes.ts'
import type { Media, ServerContext } from '../context.ts'
import { StartError } from '../start/settings.ts'
import { openDiskCache } from './files/disk-cache.ts'
import { createWebmVideos } from '../demo/video/webm-videos.ts'
import { createHlsRoute } from './hls/hls.ts'
import { createImages } from './images/images.ts'
import { createKnownImages } from './images/known-images.ts'
import { createAudioRoute } from './audio-route.ts'
import { preparePreviews } from '../demo/sound/prepare-previews.ts'
import { createGainOf } from './sound/gain.ts'
import { createSounds } from './sound/sounds.ts'
import { createTickets, newTicketKey, ticketKeyName } from './tickets.ts'
import { createVideoRoute } from './video-route.ts'

const megabyte = 2 ** 20

export const createMedia = async (parts: ServerContext): Promise<Media> => {
  const { store, clock, log, secrets, settings } = parts
  const cacheOf = async (kind: string, most: number) => {
    const folder = join(settings.dataDir, 'cache', kind)
    try {
      return await openDiskCache(folder, most * megabyte)
    } catch (error) {
      throw new StartError(`The cache folder ${folder} cannot be written: ${errorReason(error)}.`)
    }
  }
  const tickets = createTickets(await secrets.readOrCreate(ticketKeyName, newTicketKey), clock)
  const images = createImages(
    await cacheOf('img', 200),
    createKnownImages(store, () => clock.now().getTime()),
  )
  const sounds = createSounds(await cacheOf('audio', 300), (why) => log.warn({ why }, 'a sound was not made'))
  const listen = createAudioRoute(store, tickets, sounds)
  const films = createWebmVideos(await cacheOf('film', 200))
  const hls = createHlsRoute(store, tickets)
  const watch = createVideoRoute(store, tickets, films)
  const ahead = preparePreviews(parts, sounds)
  const gainOf = createGainOf(sounds)
  return {
    respond: async (request, visit) =>
      (await images.answer(request, visit)) ??
      (await hls(request, visit)) ??
      (await watch(request, visit)) ??
      (await listen(request, visit)),
    handlers: {
      ...playbackHandlers(tickets, gainOf),
      ...downloadsHandlers(tickets, gainOf),
      ...videoHandlers(tickets),
    },
    async close() {
      ahead.stop()
      await Promise.all([images.close(), sounds.close(), films.close()])
    },
  }
}
