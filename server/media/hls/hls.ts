/**
 * `GET /media/{item}.m3u8?ticket=` and what it leads to: `.{height}.m3u8`, `.{height}.mp4` (the head of all segments),
 * `.{height}.{n}.m4s`, `.thumbs.vtt` and `.sprite.webp`. Each address carries the ticket, and each is checked.
 */
import { compressedResponse } from '../../http/compress.ts'
import { type VideoItem, videoItemById } from '../../modules/video/video.repository.ts'
import type { Store, RequestContext } from '../../context.ts'
import { previewSeconds } from '../video-preview.ts'
import { answerRange } from '../ranges.ts'
import { privateCacheHeaders, refuseMedia } from '../refuse.ts'
import type { Tickets } from '../tickets.ts'
import { type CachedFile, renditionOf, spriteOf } from '../../demo/video/short-video-files.ts'
import {
  type AddressOf,
  masterPlaylist,
  segmentInClip,
  segmentCount,
  mediaPlaylist,
  thumbnailTrack,
} from './playlists.ts'
import { qualities } from '../../demo/video/short-videos.ts'
import { withinTenantScope } from '../../db/tenant-scope.ts'

export const playlistType = 'application/vnd.apple.mpegurl'
const born = new Date('2026-01-01T00:00:00Z')
const heights = qualities.map(({ height }) => height).join('|')
const address = new RegExp(
  `^/media/([A-Za-z0-9_-]{1,64})\\.(?:(m3u8)|(thumbs\\.vtt)|(sprite\\.webp)|(${heights})\\.(?:(m3u8)|(mp4)|(\\d{1,5})\\.m4s))$`,
)

const sendText = (request: Request, type: string, text: string) =>
  compressedResponse(request, text, {
    status: 200,
    headers: new Headers({ ...privateCacheHeaders, 'content-type': `${type}; charset=utf-8` }),
  })

const sendBytes = (
  request: Request,
  { bytes, etag }: CachedFile,
  type: string,
  start = 0,
  end = bytes.length,
) => {
  const facts = { size: end - start, etag: `"${etag}-${start}"`, modified: born, type }
  const slice = (from: number, to: number) =>
    new Blob([new Uint8Array(bytes.subarray(start + from, start + to + 1))]).stream()
  return answerRange(request, facts, privateCacheHeaders, slice)
}

interface HlsRequest {
  request: Request
  film: VideoItem
  artwork: Parameters<typeof spriteOf>[0]
  /** As far as the ticket opens it. */
  seconds: number
  addressOf: AddressOf
}

const pieceOf = async ({ request, artwork, seconds }: HlsRequest, height: number, segment: number | null) => {
  if (segment !== null && segment >= segmentCount(seconds)) return refuseMedia(404)
  const file = await renditionOf(artwork, height)
  const { head, segments } = file.fragments
  const piece = segment === null ? head : segments[segmentInClip(segment)]
  if (!piece) return refuseMedia(404)
  return sendBytes(
    request,
    file,
    segment === null ? 'video/mp4' : 'video/iso.segment',
    piece.start,
    piece.end,
  )
}

const answer = async (asked: HlsRequest, parts: readonly (string | undefined)[]): Promise<Response> => {
  const [master, thumbs, picture, height, playlist, head, segment] = parts
  const { request, seconds, addressOf, artwork } = asked
  if (master) return sendText(request, playlistType, masterPlaylist(qualities, addressOf))
  if (thumbs) return sendText(request, 'text/vtt', thumbnailTrack(seconds, addressOf))
  if (picture) return sendBytes(request, await spriteOf(artwork), 'image/webp')
  if (playlist) return sendText(request, playlistType, mediaPlaylist(Number(height), seconds, addressOf))
  return pieceOf(asked, Number(height), head ? null : Number(segment))
}

export const createHlsRoute = (store: Store, tickets: Tickets) => {
  return async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    const [, id, ...parts] = address.exec(url.pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const ticket = url.searchParams.get('ticket') ?? ''
    const pass = tickets.open(tenant.name, ['full', 'preview'], ticket)
    if (pass?.item !== id) return refuseMedia(403)
    const film = await withinTenantScope(store, tenant, (scope) => videoItemById(scope, id, null))
    if (!film?.data.isHls) return refuseMedia(404)
    const { duration } = film.data
    const seconds = pass.kind === 'preview' ? Math.min(previewSeconds, duration) : duration
    // Relative to the playlist's own folder, which is the same for all.
    const addressOf = (file: string) => `${id}.${file}?ticket=${ticket}`
    return answer({ request, film, artwork: tenant.artwork ?? 'full', seconds, addressOf }, parts)
  }
}
