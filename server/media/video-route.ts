/**
 * `GET /media/{item}.webm?ticket=`, `/media/{item}.preview.webm?ticket=` and `/media/{item}.{language}.vtt?ticket=`: a
 * video and its captions for the holder of a ticket. `GET /media/test.webm`: a few seconds for everyone, to test a
 * browser. `GET /media/{item}--….webm`: the trailer or the gameplay of a game, open to everyone.
 */
import { videoItemById } from '../modules/video/video.repository.ts'
import type { Store, RequestContext } from '../context.ts'
import { createOpenClips } from './open-clips.ts'
import type { MediaFile, MediaSource, Video } from './media-source.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import { sendMedia } from './send-media.ts'
import type { Tickets } from './tickets.ts'
import { readForTicket } from './read-for-ticket.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64})(\.preview)?\.(?:(webm|mp4)|([a-z]{2})\.vtt)$/

const sendCaptions = (video: Video, lang: string) => {
  const writeCaptions = video.captionsIn(lang)
  if (writeCaptions === null) return refuseMedia(404)
  return new Response(writeCaptions(), {
    headers: { ...privateCacheHeaders, 'content-type': 'text/vtt; charset=utf-8' },
  })
}

export const createVideoRoute = (store: Store, tickets: Tickets, source: MediaSource) => {
  const sendIfThere = (request: Request, file: MediaFile | null | undefined, extension: string | undefined) =>
    file && file.extension === extension ? sendMedia(request, file) : refuseMedia(404)
  const openClipAt = createOpenClips(store, source)
  return async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    const [, id, preview, extension, lang] = address.exec(url.pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const clip = await openClipAt(tenant, url.pathname, id)
    if (clip !== undefined) return sendIfThere(request, clip, extension)
    // Captions reveal no more than the page does, so either ticket opens them.
    const kinds = lang ? (['full', 'preview'] as const) : ([preview ? 'preview' : 'full'] as const)
    const claims = tickets.open(tenant.name, kinds, url.searchParams.get('ticket') ?? '')
    if (claims?.item !== id) return refuseMedia(403)
    const item = await readForTicket(store, tenant, claims, (scope) => videoItemById(scope, id, null))
    if (item === 'session-ended') return refuseMedia(403)
    const video = item && (await source.videoOf(tenant, item))
    if (!video) return refuseMedia(404)
    return lang
      ? sendCaptions(video, lang)
      : sendIfThere(request, video[preview ? 'preview' : 'full'], extension)
  }
}
