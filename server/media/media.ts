/** Pictures, sound and films: `/img/*`, `/media/*`, and the calls about playing them. */
import { join } from 'node:path'
import { because } from '../start/error-reason.ts'
import { downloadsHandlers } from '../modules/downloads/downloads.routes.ts'
import { playbackHandlers } from '../modules/playback/playback.routes.ts'
import { watchingHandlers } from '../modules/video/video.routes.ts'
import type { Media, ServerParts } from '../context.ts'
import { StartError } from '../start/settings.ts'
import { openDiskCache } from './files/disk-cache.ts'
import { createFilms } from '../demo/video/webm-videos.ts'
import { createHls } from './hls/hls.ts'
import { createImages } from './images/images.ts'
import { createNamed } from './images/known-images.ts'
import { createListen } from './audio-route.ts'
import { prepareAhead } from '../demo/sound/prepare-previews.ts'
import { createGainOf } from './sound/gain.ts'
import { createSounds } from './sound/sounds.ts'
import { createTickets, newTicketKey, ticketKeyName } from './tickets.ts'
import { createWatch } from './video-route.ts'

const megabyte = 2 ** 20

export const createMedia = async (parts: ServerParts): Promise<Media> => {
  const { store, clock, log, secrets, settings } = parts
  const cacheOf = async (kind: string, most: number) => {
    const folder = join(settings.dataDir, 'cache', kind)
    try {
      return await openDiskCache(folder, most * megabyte)
    } catch (error) {
      throw new StartError(`The cache folder ${folder} cannot be written: ${because(error)}.`)
    }
  }
  const tickets = createTickets(await secrets.keep(ticketKeyName, newTicketKey), clock)
  const images = createImages(
    await cacheOf('img', 200),
    createNamed(store, () => clock.now().getTime()),
  )
  const sounds = createSounds(await cacheOf('audio', 300), (why) => log.warn({ why }, 'a sound was not made'))
  const listen = createListen(store, tickets, sounds)
  const films = createFilms(await cacheOf('film', 200))
  const hls = createHls(store, tickets)
  const watch = createWatch(store, tickets, films)
  const ahead = prepareAhead(parts, sounds)
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
      ...watchingHandlers(tickets),
    },
    async close() {
      ahead.stop()
      await Promise.all([images.close(), sounds.close(), films.close()])
    },
  }
}
