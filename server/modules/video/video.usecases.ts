/** From a tap on Watch to an address that shows a film: whole for whoever may see it, its beginning for all others. */
import { isLanguage } from '../../../src/contract/languages.ts'
import type { VideoStream } from '../../../src/contract/video.ts'
import { webmType } from '../../demo/video/webm-videos.ts'
import { playlistType } from '../../media/hls/hls.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { notFound } from '../playback/playback.errors.ts'
import { type PlayQuestion, purchaseOptionsOf } from '../playback/playback.usecases.ts'
import { type VideoItem, videoItemById } from './video.repository.ts'

/** Languages that its story is told in. */
const captionsOf = ({ texts }: VideoItem) => Object.keys(texts['description'] ?? {}).filter(isLanguage)

interface VideoQuestion extends PlayQuestion {
  /** The browser plays lists of segments. */
  speaksHls: boolean
}

/** One file for all, or a list of qualities with the small pictures of the scrubber. */
const streamAddressesOf = (
  { id, speaksHls }: VideoQuestion,
  { data }: VideoItem,
  isPreview: boolean,
  pass: string,
) =>
  speaksHls && data.isHls
    ? {
        type: playlistType,
        url: `/media/${id}.m3u8?ticket=${pass}`,
        thumbnails: `/media/${id}.thumbs.vtt?ticket=${pass}`,
      }
    : { type: webmType, url: `/media/${id}${isPreview ? '.preview' : ''}.webm?ticket=${pass}` }

export const openVideoStream = async (
  scope: Scope,
  question: VideoQuestion,
  tickets: Tickets,
): Promise<VideoStream> => {
  const { tenant, viewer, id } = question
  const entitlements = await readEntitlements(scope, question)
  const film = await videoItemById(scope, id, entitlements.ceiling)
  if (!film) throw notFound()
  const { access, openingPlanIds } = entitlements.of(film)
  const purchase = purchaseOptionsOf(tenant, openingPlanIds)
  const nothing = { url: null, isPreview: false, purchase, type: webmType, captions: [] }
  if (access === 'none') return nothing
  const pass = tickets.issue({ tenant: tenant.name, account: viewer.account, item: id, kind: access })
  return {
    ...nothing,
    ...streamAddressesOf(question, film, access === 'preview', pass),
    ...(film.data.intro ? { intro: film.data.intro } : {}),
    isPreview: access === 'preview',
    captions: captionsOf(film).map((lang) => ({ lang, url: `/media/${id}.${lang}.vtt?ticket=${pass}` })),
  }
}
