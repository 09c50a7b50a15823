import type { Store } from '../context.ts'
import type { Metrics } from '../http/metrics.ts'
import { downloadsHandlers } from '../modules/downloads/downloads.routes.ts'
import { playbackHandlers } from '../modules/playback/playback.routes.ts'
import { videoHandlers } from '../modules/video/video.routes.ts'
import { createAudioRoute } from './audio-route.ts'
import { createHlsFolderRoute } from './hls-folder-route.ts'
import { createHlsRoute } from './hls-route.ts'
import type { MediaSource } from './media-source.ts'
import type { Tickets } from './tickets.ts'
import { createVideoForTicket } from './video-for-ticket.ts'
import { createVideoRoute } from './video-route.ts'

export const createTicketedMedia = (
  store: Store,
  tickets: Tickets,
  source: MediaSource,
  metrics: Pick<Metrics, 'countCutReport'>,
) => {
  const videoForTicket = createVideoForTicket(store, tickets, source)
  return {
    routes: [
      createHlsRoute(videoForTicket),
      createHlsFolderRoute(videoForTicket),
      createVideoRoute(store, source, videoForTicket),
      createAudioRoute(store, tickets, source),
    ],
    handlers: {
      ...playbackHandlers(tickets, metrics, source),
      ...downloadsHandlers(tickets, source),
      ...videoHandlers(tickets, source),
    },
  }
}
