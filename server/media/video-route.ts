/**
 * `GET /media/{item}.webm?ticket=`, `/media/{item}.preview.webm?ticket=` and `/media/{item}.{language}.vtt?ticket=`: a
 * video and its captions for the holder of a ticket. `GET /media/test.webm`: a few seconds for everyone, to test a
 * browser. `GET /media/{item}--….webm`: the trailer or the gameplay of a game, open to everyone.
 */
import type { Store, RequestContext } from '../context.ts'
import { createOpenClips } from './open-clips.ts'
import { captionsOf } from './captions-of.ts'
import type { Captions } from './captions.ts'
import type { MediaSource } from './media-source.ts'
import type { MediaFile } from './served-file.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import { sendMedia } from './send-media.ts'
import type { VideoForTicket } from './video-for-ticket.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64})(\.preview)?\.(?:(webm|mp4)|([a-z]{2})\.vtt)$/

const sendCaptions = async (captions: Captions, lang: string) => {
  const text = await captions.textIn(lang)
  if (text === null) return refuseMedia(404)
  return new Response(text, {
    headers: { ...privateCacheHeaders, 'content-type': 'text/vtt; charset=utf-8' },
  })
}

export const createVideoRoute = (
  store: Store,
  source: Pick<MediaSource, 'clipOf'>,
  videoForTicket: VideoForTicket,
) => {
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
    const kinds = lang ? (['full', 'preview'] as const) : ([preview ? 'preview' : 'full'] as const)
    const ticket = url.searchParams.get('ticket') ?? ''
    const found = await videoForTicket(tenant, { id, kinds, ticket })
    if (found instanceof Response) return found
    const { video, extent } = found
    return lang
      ? sendCaptions(captionsOf(video, extent), lang)
      : sendIfThere(request, video[preview ? 'preview' : 'full'], extension)
  }
}
