/**
 * `GET /media/{item}.webm?ticket=`, `/media/{item}.preview.webm?ticket=` and `/media/{item}.{language}.vtt?ticket=`: a
 * video and its captions for the holder of a ticket. `GET /media/test.webm`: a few seconds for everyone, to test a
 * browser. `GET /media/{item}--….webm`: the trailer or the gameplay of a game, open to everyone.
 */
import { gameVideoSeconds } from '../modules/content/game-facts.ts'
import { videoItemById } from '../modules/video/video.repository.ts'
import type { Store, RequestContext } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { itemOfView } from './images/view-name.ts'
import type { MediaFile, MediaSource, Video } from './media-source.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import { sendMedia } from './send-media.ts'
import type { Tickets } from './tickets.ts'
import { readForTicket } from './read-for-ticket.ts'
import { withinTenantScope } from '../db/tenant-scope.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64})(\.preview)?\.(?:(webm|mp4)|([a-z]{2})\.vtt)$/
const testVideo = { path: '/media/test.webm', id: 'vid_test', seconds: 8 }

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
  const clipOfGame = async (tenant: Tenant, game: string, id: string, path: string) => {
    const seconds = await withinTenantScope(store, tenant, (scope) => gameVideoSeconds(scope, game, path))
    return seconds === null ? null : source.clipOf(tenant, id, seconds)
  }
  return async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    const [, id, preview, extension, lang] = address.exec(url.pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    if (url.pathname === testVideo.path)
      return sendIfThere(request, await source.clipOf(tenant, testVideo.id, testVideo.seconds), extension)
    const game = itemOfView(id)
    if (game) return sendIfThere(request, await clipOfGame(tenant, game, id, url.pathname), extension)
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
