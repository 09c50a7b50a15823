import { isLanguage } from '../../../src/contract/languages.ts'
import type { HlsLadder } from '../../media/hls/hls-ladder.ts'
import type { MediaFile, Video } from '../../media/media-source.ts'
import type { VideoItem } from '../../modules/video/video.repository.ts'
import type { Artwork } from '../art/palettes.ts'
import { captionsFor } from './captions.ts'
import { renditionOf, spriteOf } from './short-video-files.ts'
import { qualities, secondsPerSegment, segmentsPerClip, sprite } from './short-videos.ts'
import type { WebmVideo } from './webm-video.ts'
import { secondsPerShot, shotsPerReel, webmType } from './video-format.ts'
import type { VideoRequest, WebmVideos } from './webm-videos.ts'

/** The length of a preview. */
const previewSeconds = 60
/** One date for all: a video follows from its item, whenever its reel was last made. */
const born = new Date('2026-01-01T00:00:00Z')

const streamOf = (video: WebmVideo, start: number, end: number): ReadableStream<Uint8Array> => {
  const pieces = video.slice(start, end)
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

/** Its size follows from its reel, so even that is known only when the reel is made. */
const generatedFile = (videos: Pick<WebmVideos, 'open'>, request: VideoRequest): MediaFile => {
  const open = async () => {
    const { video, name } = await videos.open(request)
    const facts = { size: video.size, etag: `"${name}"`, modified: born, type: webmType }
    return {
      facts,
      read: (start: number, end: number) => streamOf(video, start, end),
      close: () => Promise.resolve(),
    }
  }
  return { extension: 'webm', type: webmType, open, facts: async () => (await open()).facts }
}

/** A short video that shows as many scenes as fit. */
export const generatedClip = (
  videos: Pick<WebmVideos, 'open'>,
  request: Omit<VideoRequest, 'shots'>,
): MediaFile =>
  generatedFile(videos, {
    ...request,
    shots: Math.min(shotsPerReel, Math.ceil(request.seconds / secondsPerShot)),
  })

const ladderOf = (duration: number, artwork: Artwork): HlsLadder => ({
  qualities,
  secondsPerSegment,
  segmentsPerClip,
  sprite,
  secondsOf: (extent) => (extent === 'preview' ? Math.min(previewSeconds, duration) : duration),
  renditionOf: (height) => renditionOf(artwork, height),
  spriteImage: () => spriteOf(artwork),
})

export const generatedVideo = (
  { id, texts, data }: VideoItem,
  artwork: Artwork,
  videos: Pick<WebmVideos, 'open'>,
): Video => {
  const { duration, isHls } = data
  const fileOf = (seconds: number) => generatedFile(videos, { id, artwork, seconds })
  return {
    full: fileOf(duration),
    preview: fileOf(Math.min(previewSeconds, duration)),
    captionsIn(lang) {
      const story = texts['description']?.[lang]
      return story === undefined || !isLanguage(lang) ? null : () => captionsFor(story, lang, duration)
    },
    hls: isHls ? ladderOf(duration, artwork) : null,
  }
}
