/**
 * `GET /media/{item}.webm?ticket=`, `/media/{item}.preview.webm?ticket=` and `/media/{item}.{language}.vtt?ticket=`: a
 * film and its captions for whoever holds a ticket. `GET /media/test.webm`: a few seconds for everyone, to try a browser.
 * `GET /media/{item}--….webm`: the trailer or the gameplay of a game, which invites everyone.
 */
import { gameVideoSeconds } from '../modules/content/game-facts.ts'
import { videoItemById, type VideoItem } from '../modules/video/video.repository.ts'
import type { Store, RequestContext } from '../context.ts'
import { viewOf } from '../demo/art/worlds/worlds.ts'
import { captionsFor } from '../demo/video/captions.ts'
import type { WebmVideo } from '../demo/video/webm-video.ts'
import { previewSeconds } from './video-preview.ts'
import { type VideoRequest, type WebmVideos, webmType } from '../demo/video/webm-videos.ts'
import { shotsPerReel } from '../demo/video/reel.ts'
import { secondsPerShot } from '../demo/video/shots.ts'
import { QueueFull } from './files/work-queue.ts'
import { answerRange } from './ranges.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import type { Tickets } from './tickets.ts'
import { withinTenantScope } from '../db/tenant-scope.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64})(\.preview)?\.(?:(webm)|([a-z]{2})\.vtt)$/
const testVideo = { path: '/media/test.webm', id: 'vid_test', seconds: 8, shots: 2 }
/** One date for all: a film follows from its item, whenever its reel was last made. */
const born = new Date('2026-01-01T00:00:00Z')

const shotsFor = (seconds: number) => Math.min(shotsPerReel, Math.ceil(seconds / secondsPerShot))

const streamOf = (film: WebmVideo, start: number, end: number): ReadableStream<Uint8Array> => {
  const pieces = film.slice(start, end)
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = pieces.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
    },
    { highWaterMark: 1 },
  )
}

const captions = ({ texts, data }: VideoItem, lang: string) => {
  const story = texts['description']?.[lang]
  if (story === undefined) return refuseMedia(404)
  const headers = { ...privateCacheHeaders, 'content-type': 'text/vtt; charset=utf-8' }
  return new Response(captionsFor(story, data.duration), { headers })
}

export const createVideoRoute = (store: Store, tickets: Tickets, films: WebmVideos) => {
  const send = async (request: Request, asked: VideoRequest) => {
    try {
      const made = await films.open(asked)
      const facts = { size: made.film.size, etag: `"${made.name}"`, modified: born, type: webmType }
      return answerRange(request, facts, privateCacheHeaders, (start, end) => streamOf(made.film, start, end))
    } catch (error) {
      if (error instanceof QueueFull) return refuseMedia(503, { 'retry-after': '5' })
      throw error
    }
  }
  return async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    const artwork = tenant.artwork ?? 'full'
    const [, id, preview, film, lang] = address.exec(url.pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    if (url.pathname === testVideo.path) return send(request, { ...testVideo, artwork })
    const view = viewOf(id)
    if (view) {
      const seconds = await withinTenantScope(store, tenant, (scope) =>
        gameVideoSeconds(scope, view.item, url.pathname),
      )
      return seconds === null
        ? refuseMedia(404)
        : send(request, { id, artwork, seconds, shots: shotsFor(seconds) })
    }
    // Captions tell no more than the page does, so either ticket opens them.
    const kinds = film ? ([preview ? 'preview' : 'full'] as const) : (['full', 'preview'] as const)
    const pass = tickets.open(tenant.name, kinds, url.searchParams.get('ticket') ?? '')
    if (pass?.item !== id) return refuseMedia(403)
    const item = await withinTenantScope(store, tenant, (scope) => videoItemById(scope, id, null))
    if (!item) return refuseMedia(404)
    if (lang) return captions(item, lang)
    const { duration } = item.data
    return send(request, { id, artwork, seconds: preview ? Math.min(previewSeconds, duration) : duration })
  }
}
