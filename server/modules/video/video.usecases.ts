import { isLanguage } from '../../../src/contract/languages.ts'
import type { VideoStream } from '../../../src/contract/video.ts'
import { captionsOf } from '../../media/captions-of.ts'
import type { Extent } from '../../media/extent.ts'
import { playlistType } from '../../media/hls/hls-types.ts'
import type { MediaSource, Video } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { notFound } from '../playback/playback.errors.ts'
import { type PlayRequest, purchaseOptionsOf } from '../playback/playback.usecases.ts'
import { videoItemById } from './video.repository.ts'

interface VideoRequest extends PlayRequest {
  speaksHls: boolean
}

type StreamAddress = Pick<VideoStream, 'type' | 'thumbnails'> & { url: string }

/** One file, or an HLS playlist: a generated one has thumbnails, an operator's is there for the whole video alone. */
const streamAddressOf = (
  { id, speaksHls }: VideoRequest,
  video: Video,
  extent: Extent,
  ticket: string,
): StreamAddress | null => {
  const { [extent]: file, hls, hlsFolder } = video
  if (extent === 'full' && hlsFolder && (speaksHls || !file))
    return { type: playlistType, url: `/media/${id}/hls/index.m3u8?ticket=${ticket}` }
  if (!file) return null
  if (speaksHls && hls)
    return {
      type: playlistType,
      url: `/media/${id}.m3u8?ticket=${ticket}`,
      thumbnails: `/media/${id}.thumbs.vtt?ticket=${ticket}`,
    }
  const name = extent === 'preview' ? `${id}.preview` : id
  return { type: file.type, url: `/media/${name}.${file.extension}?ticket=${ticket}` }
}

export const openVideoStream = async (
  scope: Scope,
  request: VideoRequest,
  tickets: Tickets,
  source: Pick<MediaSource, 'videoOf'>,
): Promise<VideoStream> => {
  const { tenant, viewer, id } = request
  const entitlements = await readEntitlements(scope, request)
  const item = await videoItemById(scope, id, entitlements.ceiling)
  const video = item && (await source.videoOf(tenant, item))
  if (!video) throw notFound()
  const { access, openingPlanIds } = entitlements.of(item)
  const purchase = purchaseOptionsOf(tenant, openingPlanIds)
  const type = video.full?.type ?? playlistType
  const unplayable = { url: null, isPreview: false, purchase, type, captions: [] }
  if (access === 'none') return unplayable
  const { account, session } = viewer
  const ticket = tickets.issue({
    tenant: tenant.name,
    account,
    item: id,
    kind: access,
    session,
    isPreview: access === 'preview',
  })
  const address = streamAddressOf(request, video, access, ticket)
  if (!address) return unplayable
  const captionLangs = await captionsOf(video, access).langs()
  return {
    ...unplayable,
    ...address,
    ...(item.data.intro ? { intro: item.data.intro } : {}),
    isPreview: access === 'preview',
    captions: captionLangs.filter(isLanguage).map((lang) => ({
      lang,
      url: `/media/${id}.${lang}.vtt?ticket=${ticket}`,
    })),
  }
}
