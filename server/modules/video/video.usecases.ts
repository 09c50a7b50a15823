import { isLanguage } from '../../../src/contract/languages.ts'
import type { VideoStream } from '../../../src/contract/video.ts'
import { playlistType } from '../../media/hls/hls.ts'
import type { MediaFile, MediaSource, Video } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { notFound } from '../playback/playback.errors.ts'
import { type PlayRequest, purchaseOptionsOf } from '../playback/playback.usecases.ts'
import { type VideoItem, videoItemById } from './video.repository.ts'

const captionLanguages = ({ texts }: VideoItem, video: Video) =>
  Object.keys(texts['description'] ?? {})
    .filter(isLanguage)
    .filter((lang) => video.captionsIn(lang) !== null)

interface VideoRequest extends PlayRequest {
  speaksHls: boolean
}

/** One file, or an HLS playlist with the thumbnails of the scrubber. */
const streamAddressesOf = ({ id, speaksHls }: VideoRequest, video: Video, file: MediaFile, ticket: string) =>
  speaksHls && video.hls
    ? {
        type: playlistType,
        url: `/media/${id}.m3u8?ticket=${ticket}`,
        thumbnails: `/media/${id}.thumbs.vtt?ticket=${ticket}`,
      }
    : {
        type: file.type,
        url: `/media/${id}${file === video.preview ? '.preview' : ''}.${file.extension}?ticket=${ticket}`,
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
  const unplayable = { url: null, isPreview: false, purchase, type: video.full.type, captions: [] }
  const file = access === 'none' ? null : video[access === 'full' ? 'full' : 'preview']
  if (access === 'none' || !file) return unplayable
  const { account, session } = viewer
  const ticket = tickets.issue({
    tenant: tenant.name,
    account,
    item: id,
    kind: access,
    session,
    isPreview: access === 'preview',
  })
  return {
    ...unplayable,
    ...streamAddressesOf(request, video, file, ticket),
    ...(item.data.intro ? { intro: item.data.intro } : {}),
    isPreview: access === 'preview',
    captions: captionLanguages(item, video).map((lang) => ({
      lang,
      url: `/media/${id}.${lang}.vtt?ticket=${ticket}`,
    })),
  }
}
