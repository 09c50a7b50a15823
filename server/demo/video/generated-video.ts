import { isLanguage } from '../../../src/contract/languages.ts'
import type { HlsLadder } from '../../media/hls/hls-ladder.ts'
import type { Video } from '../../media/media-source.ts'
import type { VideoItem } from '../../modules/video/video.repository.ts'
import type { Artwork } from '../art/palettes.ts'
import { captionsFor } from './captions.ts'
import { generatedFile } from './generated-file.ts'
import { renditionOf, spriteOf } from './short-video-files.ts'
import { qualities, secondsPerSegment, segmentsPerClip, sprite } from './short-videos.ts'
import type { WebmVideos } from './webm-videos.ts'

/** The length of a preview. */
const previewSeconds = 60
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
    captions: {
      langs: () => Promise.resolve(Object.keys(texts['description'] ?? {})),
      textIn(lang) {
        const story = texts['description']?.[lang]
        const isWritten = story !== undefined && isLanguage(lang)
        return Promise.resolve(isWritten ? captionsFor(story, lang, duration) : null)
      },
    },
    hls: isHls ? ladderOf(duration, artwork) : null,
    hlsFolder: null,
  }
}
