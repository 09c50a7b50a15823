/** `GET /media/{item}.{type}?ticket=` and `/media/{item}.preview.{type}?ticket=`: sound for the holder of a ticket. */
import { playableById } from '../modules/playback/playback.repository.ts'
import type { Store, RequestContext } from '../context.ts'
import type { MediaSource } from './media-source.ts'
import { refuseMedia } from './refuse.ts'
import { sendMedia } from './send-media.ts'
import type { Tickets } from './tickets.ts'
import { readForTicket } from './read-for-ticket.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64}?)(\.preview)?\.(mp3|m4a|flac|opus|ogg)$/

export const createAudioRoute =
  (store: Store, tickets: Tickets, source: Pick<MediaSource, 'soundsOf'>) =>
  async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/media/')) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const [, id, preview, extension] = address.exec(url.pathname) ?? []
    if (!id) return refuseMedia(404)
    const claims = tickets.open(
      tenant.name,
      [preview ? 'preview' : 'full'],
      url.searchParams.get('ticket') ?? '',
    )
    if (!claims || claims.item !== id) return refuseMedia(403)
    const item = await readForTicket(store, tenant, claims, (scope) => playableById(scope, id, null))
    if (item === 'session-ended') return refuseMedia(403)
    const sounds = item && (await source.soundsOf(tenant, item))
    const file = sounds?.[preview ? 'preview' : 'full']
    return file && file.extension === extension ? sendMedia(request, file) : refuseMedia(404)
  }
