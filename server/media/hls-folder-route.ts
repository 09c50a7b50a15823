/**
 * `GET /media/{item}/hls/{path}?ticket=&v=`: the folder of playlists and segments of an operator. Playlists are written with
 * the ticket and the folder's version in each address; addresses of an earlier version end.
 */
import type { RequestContext } from '../context.ts'
import { compressedResponse } from '../http/compress.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import { sendMedia } from './send-media.ts'
import type { VideoForTicket } from './video-for-ticket.ts'
import { playlistType } from './hls/hls-types.ts'
import { pathInFolder } from './hls/playlist-text.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64})\/hls\/(.+)$/

const playlistHeaders = {
  ...privateCacheHeaders,
  'cache-control': 'private, no-cache',
  'content-type': `${playlistType}; charset=utf-8`,
}

export const createHlsFolderRoute =
  (videoForTicket: VideoForTicket) =>
  async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, id, rest = ''] = address.exec(pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const ticket = searchParams.get('ticket') ?? ''
    const found = await videoForTicket(tenant, { id, kinds: ['full'], ticket })
    if (found instanceof Response) return found
    const folder = found.video.hlsFolder
    const path = pathInFolder(rest)
    const version = searchParams.get('v')
    if (!folder || path === null || (version !== null && version !== folder.version)) return refuseMedia(404)
    const file = await folder.open(path)
    if (!file) return refuseMedia(404)
    if (file.kind === 'media') return sendMedia(request, file.file)
    const text = file.write((named) => {
      const encoded = named.split('/').map(encodeURIComponent).join('/')
      return `/media/${id}/hls/${encoded}?ticket=${ticket}&v=${folder.version}`
    })
    return compressedResponse(request, text, { status: 200, headers: new Headers(playlistHeaders) })
  }
