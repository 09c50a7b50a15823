import type { MediaFile } from '../../media/served-file.ts'
import { secondsPerShot, shotsPerReel, webmType } from './video-format.ts'
import type { WebmVideo } from './webm-video.ts'
import type { VideoRequest, WebmVideos } from './webm-videos.ts'

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
export const generatedFile = (videos: Pick<WebmVideos, 'open'>, request: VideoRequest): MediaFile => {
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
