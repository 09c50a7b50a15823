/** From a tap on Watch to an address that shows a video: all of it for whoever may see it, a preview for all others. */
import { isLanguage } from '../../../src/contract/languages.ts'
import type { VideoStream } from '../../../src/contract/video.ts'
import { playlistType } from '../../media/hls/hls.ts'
import type { MediaFile, MediaSource, Video } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { notFound } from '../playback/playback.errors.ts'
import { type PlayQuestion, purchaseOptionsOf } from '../playback/playback.usecases.ts'
import { type VideoItem, videoItemById } from './video.repository.ts'

const captionLanguages = ({ texts }: VideoItem, video: Video) =>
  Object.keys(texts['description'] ?? {})
    .filter(isLanguage)
    .filter((lang) => video.captionsIn(lang) !== null)

interface VideoQuestion extends PlayQuestion {
  /** The browser plays lists of segments. */
  speaksHls: boolean
}

/** One file for all, or a list of qualities with the small pictures of the scrubber. */
const streamAddressesOf = ({ id, speaksHls }: VideoQuestion, video: Video, file: MediaFile, pass: string) =>
  speaksHls && video.hls
    ? {
        type: playlistType,
        url: `/media/${id}.m3u8?ticket=${pass}`,
        thumbnails: `/media/${id}.thumbs.vtt?ticket=${pass}`,
      }
    : {
        type: file.type,
        url: `/media/${id}${file === video.preview ? '.preview' : ''}.${file.extension}?ticket=${pass}`,
      }

export const openVideoStream = async (
  scope: Scope,
  question: VideoQuestion,
  tickets: Tickets,
  source: Pick<MediaSource, 'videoOf'>,
): Promise<VideoStream> => {
  const { tenant, viewer, id } = question
  const entitlements = await readEntitlements(scope, question)
  const item = await videoItemById(scope, id, entitlements.ceiling)
  const video = item && (await source.videoOf(tenant, item))
  if (!video) throw notFound()
  const { access, openingPlanIds } = entitlements.of(item)
  const purchase = purchaseOptionsOf(tenant, openingPlanIds)
  const nothing = { url: null, isPreview: false, purchase, type: video.whole.type, captions: [] }
  const file = access === 'none' ? null : video[access === 'full' ? 'whole' : 'preview']
  if (access === 'none' || !file) return nothing
  const { account, session } = viewer
  const pass = tickets.issue({
    tenant: tenant.name,
    account,
    item: id,
    kind: access,
    session,
    isPreview: access === 'preview',
  })
  return {
    ...nothing,
    ...streamAddressesOf(question, video, file, pass),
    ...(item.data.intro ? { intro: item.data.intro } : {}),
    isPreview: access === 'preview',
    captions: captionLanguages(item, video).map((lang) => ({
      lang,
      url: `/media/${id}.${lang}.vtt?ticket=${pass}`,
    })),
  }
}
