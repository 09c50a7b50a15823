/**
 * `GET /media/{item}.m3u8?ticket=` and what it leads to: `.{height}.m3u8`, `.{height}.mp4` (the head of all segments),
 * `.{height}.{n}.m4s`, `.thumbs.vtt` and `.sprite.webp`. Each address carries the ticket, and each is checked.
 */
import { compressedResponse } from '../http/compress.ts'
import type { RequestContext } from '../context.ts'
import { answerRange } from './ranges.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import type { VideoForTicket } from './video-for-ticket.ts'
import type { CachedFile, HlsLadder } from './hls/hls-ladder.ts'
import { playlistType } from './hls/hls-types.ts'
import {
  type AddressOf,
  masterPlaylist,
  segmentInClip,
  segmentCount,
  mediaPlaylist,
  thumbnailTrack,
} from './hls/playlists.ts'

const modified = new Date('2026-01-01T00:00:00Z')
const address =
  /^\/media\/([A-Za-z0-9_-]{1,64})\.(?:(m3u8)|(thumbs\.vtt)|(sprite\.webp)|(\d{3,4})\.(?:(m3u8)|(mp4)|(\d{1,5})\.m4s))$/

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
  const facts = { size: end - start, etag: `"${etag}-${start}"`, modified, type }
  const slice = (from: number, to: number) =>
    new Blob([new Uint8Array(bytes.subarray(start + from, start + to + 1))]).stream()
  return answerRange(request, facts, privateCacheHeaders, slice)
}

interface HlsRequest {
  request: Request
  ladder: HlsLadder
  seconds: number
  addressOf: AddressOf
}

const sendSegment = async (
  { request, ladder, seconds }: HlsRequest,
  height: number,
  segment: number | null,
) => {
  if (segment !== null && segment >= segmentCount(ladder, seconds)) return refuseMedia(404)
  const file = await ladder.renditionOf(height)
  const { head, segments } = file.fragments
  const piece = segment === null ? head : segments[segmentInClip(ladder, segment)]
  if (!piece) return refuseMedia(404)
  return sendBytes(
    request,
    file,
    segment === null ? 'video/mp4' : 'video/iso.segment',
    piece.start,
    piece.end,
  )
}

const sendFile = async (
  hlsRequest: HlsRequest,
  parts: readonly (string | undefined)[],
): Promise<Response> => {
  const [master, thumbs, picture, heightText, playlist, head, segment] = parts
  const { request, seconds, addressOf, ladder } = hlsRequest
  if (master) return sendText(request, playlistType, masterPlaylist(ladder.qualities, addressOf))
  if (thumbs) return sendText(request, 'text/vtt', thumbnailTrack(ladder, seconds, addressOf))
  if (picture) return sendBytes(request, await ladder.spriteImage(), 'image/webp')
  const height = Number(heightText)
  if (!ladder.qualities.some((quality) => quality.height === height)) return refuseMedia(404)
  if (playlist) return sendText(request, playlistType, mediaPlaylist(ladder, height, seconds, addressOf))
  return sendSegment(hlsRequest, height, head ? null : Number(segment))
}

export const createHlsRoute =
  (videoForTicket: VideoForTicket) =>
  async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    const [, id, ...parts] = address.exec(url.pathname) ?? []
    if (!id) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const ticket = url.searchParams.get('ticket') ?? ''
    const found = await videoForTicket(tenant, { id, kinds: ['full', 'preview'], ticket })
    if (found instanceof Response) return found
    const ladder = found.video.hls
    if (!ladder) return refuseMedia(404)
    const seconds = ladder.secondsOf(found.extent)
    // Relative to the playlist's own folder, which is the same for all.
    const addressOf = (file: string) => `${id}.${file}?ticket=${ticket}`
    return sendFile({ request, ladder, seconds, addressOf }, parts)
  }
