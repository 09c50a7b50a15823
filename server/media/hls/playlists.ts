/**
 * What a player reads before it reads a film: the qualities, the segments of each, and the small pictures of the
 * scrubber. A title that lasts longer than its short film shows it again; a discontinuity says so.
 */
import { timeOf } from '../../demo/video/captions.ts'
import { type Quality, secondsPerSegment, segmentsPerClip, sprite } from '../../demo/video/short-videos.ts'

/** The address of one of the title's files, its ticket included. */
export type AddressOf = (file: string) => string

const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`

/** Players without an estimate begin with what stands first: that is one step below the finest. */
const asListed = (qualities: readonly Quality[]) => {
  const falling = [...qualities].reverse()
  const [finest, second, ...rest] = falling
  return second && finest ? [second, finest, ...rest] : falling
}

export const masterPlaylist = (qualities: readonly Quality[], addressOf: AddressOf): string =>
  lines(
    ...head,
    ...asListed(qualities).flatMap(({ bitsPerSecond, width, height, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond},RESOLUTION=${width}x${height},CODECS="${codecs}",FRAME-RATE=24.000`,
      addressOf(`${height}.m3u8`),
    ]),
  )

export const segmentCount = (seconds: number) => Math.max(1, Math.ceil(seconds / secondsPerSegment))

export const mediaPlaylist = (height: number, seconds: number, addressOf: AddressOf): string =>
  lines(
    ...head,
    `#EXT-X-TARGETDURATION:${secondsPerSegment}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${addressOf(`${height}.mp4`)}"`,
    ...Array.from({ length: segmentCount(seconds) }, (_, at) => [
      ...(at > 0 && at % segmentsPerClip === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${secondsPerSegment.toFixed(3)},`,
      addressOf(`${height}.${at}.m4s`),
    ]).flat(),
    '#EXT-X-ENDLIST',
  )

/** WebVTT whose cues name a part of one picture: the way most players know small pictures by. */
export const thumbnailTrack = (seconds: number, addressOf: AddressOf): string => {
  const { width, height, columns } = sprite
  const picture = addressOf('sprite.webp')
  const cues = Array.from({ length: segmentCount(seconds) }, (_, at) => {
    const tile = at % segmentsPerClip
    const [x, y] = [(tile % columns) * width, Math.floor(tile / columns) * height]
    const from = at * secondsPerSegment
    return `${timeOf(from)} --> ${timeOf(from + secondsPerSegment)}\n${picture}#xywh=${x},${y},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Which file a segment of the title is cut from: the film begins again when it is over. */
export const segmentInClip = (segment: number) => segment % segmentsPerClip
